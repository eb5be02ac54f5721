/** Reveals the active seed and activates the pair committed before. */
import type { FairnessRotation } from '@carmine/contract/games/fairness';
import { refused, type Refused } from '../rounds/errors.ts';
import type { Pairs } from '../rounds/pairs.ts';
import { readFairness } from './read-play-session.ts';

export type RotateOutcome = { readonly ok: true; readonly rotation: FairnessRotation } | Refused;

export const rotateSeeds = async (pairs: Pairs, clientSeed: string | undefined): Promise<RotateOutcome> => {
  const outcome = await pairs.rotate(clientSeed);
  if (!outcome.ok) return refused('round_open');
  const { rounds, ...revealed } = outcome.rotation.revealed;
  return {
    ok: true,
    rotation: { revealed: { ...revealed, nonce: Number(rounds) }, active: await readFairness(pairs) },
  };
};
