/**
 * Where a must-hit pool falls: drawn from a salt of the operating system's CSPRNG before the cycle's first stake, published as a commitment,
 * and sealed until it has fallen. Anybody can then repeat the draw and compare the commitment.
 */
import { commitment as hashOf, triggerOf, triggerText, type Trigger } from '@carmine/games';
import type { Random } from '../../../platform/secrets/random.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { NewPool, Pool, SealedTrigger } from '../../wallet/index.ts';

export interface TriggerVault {
  make(pool: Pick<NewPool, 'name' | 'seedCents' | 'mustHitByCents'> & Pick<Pool, 'cycle'>): SealedTrigger;
  /** Throws if it does not match its commitment. */
  open(trigger: SealedTrigger): Trigger;
}

const purpose = 'jackpot-trigger';

/** Sealing keeps the length, and that of an amount says how many digits it has. Any amount of the ledger fits, with its salt. */
const sealedLength = 96;

export const sealedTriggers: SealedColumn = {
  ...{ table: 'jackpot_cycles', key: 'id', column: 'trigger_enc', purpose },
  ...{ binding: 'it.commitment', paddedTo: sealedLength },
};

/** The commitment is bound into the sealed value, so that a trigger copied into another row cannot be opened. */
export const createTriggerVault = ({ random, secretBox }: { random: Random; secretBox: SecretBox }): TriggerVault => ({
  make: ({ mustHitByCents, ...pool }) => {
    if (mustHitByCents === undefined) throw new Error(`${pool.name} does not have to fall`);
    const salt = random.bytes(32).toString('hex');
    const text = triggerText({ triggerCents: triggerOf({ ...pool, mustHitByCents }, salt), salt });
    const commitment = hashOf(text);
    return { sealed: secretBox.seal(purpose, Buffer.from(text.padEnd(sealedLength)), commitment), commitment };
  },
  open: ({ sealed, commitment }) => {
    const text = secretBox.open(purpose, sealed, commitment).toString().trimEnd();
    const [cents, salt] = text.split(':');
    if (hashOf(text) !== commitment || cents === undefined || salt === undefined)
      throw new Error('A sealed jackpot trigger does not match its commitment');
    return { triggerCents: BigInt(cents), salt };
  },
});
