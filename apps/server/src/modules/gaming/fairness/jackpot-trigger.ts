/**
 * Where a must-hit pool falls: drawn from a salt of the operating system's CSPRNG before the cycle's first stake, published as a commitment,
 * and sealed until it has fallen. Anybody can then repeat the draw and compare the commitment.
 */
import { commitment as hashOf, createRng, drawTrigger } from '@carmine/games';
import type { Random } from '../../../platform/secrets/random.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { NewPool, Pool, SealedTrigger } from '../../wallet/index.ts';

export interface Trigger {
  readonly triggerCents: bigint;
  /** 64 hexadecimal characters. */
  readonly salt: string;
}

export interface TriggerVault {
  make(pool: Pick<NewPool, 'name' | 'seedCents' | 'mustHitByCents'> & Pick<Pool, 'cycle'>): SealedTrigger;
  /** Throws if it does not match its commitment. */
  open(trigger: SealedTrigger): Trigger;
}

const purpose = 'jackpot-trigger';

export const sealedTriggers: SealedColumn = {
  ...{ table: 'jackpot_cycles', key: 'id', column: 'trigger_enc', purpose },
  binding: 'it.commitment',
};

/** Micro-euros in a cent. */
const cent = 10_000n;

/** The stream of a cycle: the salt is its server seed, the pool its client seed, the cycle its nonce. */
export const triggerOf = (
  { name, seedCents, mustHitByCents, cycle }: Parameters<TriggerVault['make']>[0],
  salt: string,
): bigint => {
  if (mustHitByCents === undefined) throw new Error(`${name} does not have to fall`);
  const amounts = { seed: seedCents * cent, mustHitBy: mustHitByCents * cent };
  return drawTrigger(amounts, createRng(salt, name, cycle)) / cent;
};

const textOf = ({ triggerCents, salt }: Trigger): string => `${triggerCents}:${salt}`;

/** The commitment is bound into the sealed value, so that a trigger copied into another row cannot be opened. */
export const createTriggerVault = ({ random, secretBox }: { random: Random; secretBox: SecretBox }): TriggerVault => ({
  make: (pool) => {
    const salt = random.bytes(32).toString('hex');
    const text = textOf({ triggerCents: triggerOf(pool, salt), salt });
    const commitment = hashOf(text);
    return { sealed: secretBox.seal(purpose, Buffer.from(text), commitment), commitment };
  },
  open: ({ sealed, commitment }) => {
    const text = secretBox.open(purpose, sealed, commitment).toString();
    const [cents, salt] = text.split(':');
    if (hashOf(text) !== commitment || cents === undefined || salt === undefined)
      throw new Error('A sealed jackpot trigger does not match its commitment');
    return { triggerCents: BigInt(cents), salt };
  },
});
