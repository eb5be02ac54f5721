/**
 * Skrill's signatures of what it says about a payment: a hash over five of its fields and the secret word, in MD5 and, once it is switched
 * on for the account, in SHA-256. Only the latter is taken: MD5 is broken, and the word is short enough to be searched for. Pure.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** As Skrill wants a password in calls, and has the secret word in signatures. */
export const hashedPassword = (password: string): string => md5(password);

const signed = (word: string, { merchant_id, transaction_id, mb_amount, mb_currency, status }: Fields): string =>
  [merchant_id, transaction_id, md5(word).toUpperCase(), mb_amount, mb_currency, status].join('');

const isSigned = (word: string, fields: Fields, given: Buffer): boolean =>
  timingSafeEqual(createHash('sha256').update(signed(word, fields)).digest(), given);

export type Verdict = 'good' | 'unsigned' | 'signature_wrong';

const needed = ['merchant_id', 'transaction_id', 'mb_amount', 'mb_currency', 'status'];

/** `words`: any of them is accepted, while one takes the other's place. */
export const verdictOf = (words: readonly string[], merchantId: string, fields: Fields): Verdict => {
  const given = fields['sha2sig'] ?? '';
  if (given === '') return 'unsigned';
  if (!/^[0-9A-Fa-f]{64}$/.test(given) || needed.some((name) => fields[name] === undefined)) return 'signature_wrong';
  const signature = Buffer.from(given, 'hex');
  const isGood = words.map((word) => isSigned(word, fields, signature)).includes(true);
  // The word of another merchant signs well too.
  return isGood && fields['merchant_id'] === merchantId ? 'good' : 'signature_wrong';
};

/** Undefined if a field is there twice: which of them was signed would be a guess. */
export const readFields = (text: string): Fields | undefined => {
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : undefined;
};
