/** Studio Roulette: the wheel of a studio for a whole table; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { oneBall } from '../live-roulette/one-ball.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { definition } from './versions/1.ts';

// The wheel has stopped when its result comes: what is left is to show and to pay it.
const version1 = defineGame({
  ...oneBall(definition, {
    timing: { bettingMs: 18_000, closedMs: 1_000, runningMs: 4_000, restMs: 4_000 },
    studio: true,
  }),
  id: 'studio-roulette',
  name: 'Studio Roulette',
  ...{ info, catalogue },
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
