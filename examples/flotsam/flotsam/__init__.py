from flotsam.tide import GAME as GAME
