import { playEveryGame } from './every-game.ts';

playEveryGame(2);
