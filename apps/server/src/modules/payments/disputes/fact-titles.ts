/** Headings of facts, in English: banks and card networks read them. */
import type { EvidenceFact } from '@carmine/contract/back-office/money/dispute-cases';

export const factTitles: Readonly<Record<EvidenceFact, string>> = {
  sign_ins: 'Sign-ins of the account and their addresses',
  verification: 'Verification of the account holder',
  instrument: 'Payments with the same card or account',
  rounds: 'Play since the disputed payment',
  cash_outs: 'Withdrawals since the disputed payment',
};
