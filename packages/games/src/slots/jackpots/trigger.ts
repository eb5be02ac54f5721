/**
 * Where a must-hit pool falls in one cycle, drawn from a salt by PF-1: the salt is the server seed, the pool's name the client seed, the cycle the
 * nonce. The house draws it before the cycle's first stake, and everybody repeats it once the salt is known.
 */
import { createRng } from '../../rng.ts';
import { commitment } from '../../stream.ts';
import { drawTrigger } from './must-hit.ts';

/** Amounts in EUR cents. */
export interface PoolCycle {
  readonly name: string;
  readonly seedCents: bigint;
  readonly mustHitByCents: bigint;
  readonly cycle: number;
}

export interface Trigger {
  readonly triggerCents: bigint;
  /** 64 hexadecimal characters. */
  readonly salt: string;
}

/** Micro-euros in a cent. */
const cent = 10_000n;

export const triggerOf = ({ name, seedCents, mustHitByCents, cycle }: PoolCycle, salt: string): bigint =>
  drawTrigger({ seed: seedCents * cent, mustHitBy: mustHitByCents * cent }, createRng(salt, name, cycle)) / cent;

/** What the commitment is the SHA-256 of. */
export const triggerText = ({ triggerCents, salt }: Trigger): string => `${triggerCents}:${salt}`;

export interface TriggerChecks {
  /** What was published before the cycle's first stake is the hash of trigger and salt. */
  readonly committed: boolean;
  /** The salt draws this trigger, for this pool and cycle. */
  readonly drawn: boolean;
}

export const checkTrigger = (
  pool: PoolCycle,
  { commitment: published, ...trigger }: Trigger & { readonly commitment: string },
): TriggerChecks => ({
  committed: commitment(triggerText(trigger)) === published,
  drawn: triggerOf(pool, trigger.salt) === trigger.triggerCents,
});
