/** A test game of one step with a pool that must be hit: every stake of 1.00 puts one cent into it. */
import { defineGame } from '@carmine/games';
import { threePartGame } from './three-part-game.ts';

export const parcelPool = 'test-parcel';

export const parcel = defineGame({
  ...threePartGame,
  id: 'test-parcel',
  definition: { game: 'test-parcel', version: '1' },
  catalogue: {
    ...threePartGame.catalogue,
    jackpots: [
      { name: parcelPool, level: 'must-hit', seedCents: 500, poolBp: 100, reserveBp: 50, mustHitByCents: 510 },
    ],
  },
});
