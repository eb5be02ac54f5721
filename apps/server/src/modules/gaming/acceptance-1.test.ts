import { acceptBetsOfEachGame, betBesideOpenHand } from './testing/acceptance.ts';

acceptBetsOfEachGame(1);
betBesideOpenHand();
