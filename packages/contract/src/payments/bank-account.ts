/** The player's own bank account, for what is paid by bank transfer. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, text } from '../types.ts';

const path = '/profile-service/api/v1/profile/bank-account';

export const bankAccountAnswer = z.object({
  /** The verified name, in which every account has to be; `null` while the identity is not verified. */
  holder: z.string().nullable(),
  account: z
    .object({
      /** Its country and check digits, and the last four characters. */
      maskedIban: z.string(),
      bic: z.string().nullable(),
      since: isoTime,
      /** The bank could not pay to it: another one is needed. */
      refused: z.boolean(),
    })
    .nullable(),
  /** A withdrawal waits for an account. */
  needed: z.boolean(),
});
export type BankAccount = z.infer<typeof bankAccountAnswer>;

export const getBankAccount = endpoint({
  name: 'getBankAccount',
  method: 'GET',
  path,
  summary: 'The player’s bank account for withdrawals, masked',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: bankAccountAnswer },
});

export const putBankAccount = endpoint({
  name: 'putBankAccount',
  method: 'PUT',
  path,
  summary: 'Sets the bank account, always in the player’s verified name; needs a recent step-up',
  access: 'cashier',
  rateLimit: 'write',
  body: z.strictObject({ iban: text(5, 60), bic: text(0, 14).nullish() }),
  answers: { 200: bankAccountAnswer },
});
