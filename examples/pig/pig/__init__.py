from pig.turn import GAME as GAME
