import { acceptBetsOfEachGame } from './testing/acceptance.ts';

acceptBetsOfEachGame(2);
