/** The signatures of what is said about a payment: over five fields and the secret word, in MD5 and in SHA-256. */
import { createHash } from 'node:crypto';

export type SignedFields = Readonly<
  Record<'merchant_id' | 'transaction_id' | 'mb_amount' | 'mb_currency' | 'status', string>
>;

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const textOf = (word: string, fields: SignedFields): string =>
  [
    ...[fields.merchant_id, fields.transaction_id, md5(word).toUpperCase()],
    ...[fields.mb_amount, fields.mb_currency, fields.status],
  ].join('');

export const signaturesOf = (word: string, fields: SignedFields) => {
  const text = textOf(word, fields);
  const sha2 = createHash('sha256').update(text).digest('hex');
  return { md5sig: md5(text).toUpperCase(), sha2sig: sha2.toUpperCase() };
};
