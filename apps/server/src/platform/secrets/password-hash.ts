/** Passwords of players and operators: argon2id, and the same work for an account that does not exist. */
import { hash, verify } from '@node-rs/argon2';

// The library's default algorithm is argon2id; the cost is OWASP's recommendation for it: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

/** Always does the work of one verification; false where there is no hash. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  dummy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await dummy), password.normalize('NFC'));
  return stored !== undefined && fits;
};
