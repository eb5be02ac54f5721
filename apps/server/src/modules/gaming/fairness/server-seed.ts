/** Server seeds: made by the operating system's generator, shown as a hash, kept sealed until they are revealed. */
import { commitment } from '@carmine/games';
import type { Random } from '../../../platform/secrets/random.ts';
import type { SealedColumn } from '../../../platform/secrets/reseal.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';

export interface SealedSeed {
  readonly sealed: Buffer;
  /** SHA-256 of the seed's hexadecimal text. */
  readonly hash: string;
}

export interface SeedVault {
  make(): SealedSeed;
  /** The 64 hexadecimal characters. Throws when the seed is not the one that was committed to. */
  open(seed: SealedSeed): string;
  /** 16 random characters. */
  clientSeed(): string;
}

const purpose = 'server-seed';

export const sealedSeeds: readonly SealedColumn[] = ['seeds', 'demo_seeds'].map((table) => ({
  ...{ table, key: 'id', column: 'server_seed_enc', purpose },
  binding: 'it.server_seed_hash',
}));
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The hash binds a sealed seed to its commitment: put into another row it does not open. */
export const createSeedVault = ({ random, secretBox }: { random: Random; secretBox: SecretBox }): SeedVault => ({
  make: () => {
    const seed = random.bytes(32).toString('hex');
    const hash = commitment(seed);
    return { sealed: secretBox.seal(purpose, Buffer.from(seed), hash), hash };
  },
  open: ({ sealed, hash }) => {
    const seed = secretBox.open(purpose, sealed, hash).toString();
    if (commitment(seed) !== hash) throw new Error('A sealed server seed does not match its commitment');
    return seed;
  },
  clientSeed: () => [...random.bytes(16)].map((byte) => alphabet[byte % alphabet.length]).join(''),
});
