/** Codes that nobody can guess, of characters that people do not confuse. */
import type { Random } from '../../platform/secrets/random.ts';

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Bytes from here on would make the first letters likelier. */
const fair = 256 - (256 % letters.length);

export const randomCode = (random: Pick<Random, 'bytes'>, length: number): string => {
  let code = '';
  while (code.length < length)
    for (const byte of random.bytes(length))
      if (byte < fair && code.length < length) code += letters[byte % letters.length];
  return code;
};
