/** Password hashes with argon2id, and equal work for accounts that do not exist. */
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; the cost is OWASP's recommendation for it: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

/** Always takes the time of one verification; false without a hash. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await dummy), password.normalize('NFC'));
  return stored !== undefined && fits;
};
