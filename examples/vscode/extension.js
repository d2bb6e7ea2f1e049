/* Starts `whichside lsp` for .feature files; everything else is the server's. */
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = function () {
  const [command, ...args] = workspace.getConfiguration("whichside").get("command");
  client = new LanguageClient(
    "whichside",
    { command, args },
    { documentSelector: [{ pattern: "**/*.feature" }] }
  );
  return client.start();
};

exports.deactivate = function () {
  return client && client.stop();
};
