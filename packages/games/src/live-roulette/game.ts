/** Live Roulette: one ball for a whole table; the newest version of its maths with its texts for players. */
import { defineGame } from '../game-module.ts';
import { catalogue } from './catalogue.ts';
import { info } from './info.ts';
import { oneBall } from './one-ball.ts';
import { definition } from './versions/1.ts';

const version1 = defineGame({
  ...oneBall(definition, { timing: { bettingMs: 18_000, closedMs: 1_000, runningMs: 9_000, restMs: 4_000 } }),
  id: 'live-roulette',
  name: 'Live Roulette',
  ...{ info, catalogue },
});

/** Oldest first; the last one is played. */
export const versions = [version1] as const;
