/** The house's bank, by files of ISO 20022: an operator takes them to the bank's own system and back. */
import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Bank } from '../../../modules/payments/bank-payouts/ports.ts';
import { needed, title, type Shape } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { writeOrder } from './order-file.ts';
import { readReport } from './report-file.ts';

const iban: Shape<string> = {
  must: 'be an IBAN',
  example: 'MT84MALT011000012345MTLCAST001S',
  read: (text) => (isValidIBAN(text.replaceAll(' ', '')) ? text.replaceAll(' ', '') : undefined),
};

const bic: Shape<string> = {
  must: 'be a BIC',
  example: 'MALTMTMT',
  read: (text) => (isValidBIC(text) ? text : undefined),
};

export const iso20022 = defineAdapter<Bank>()({
  code: 'bank',
  variables: {
    BANK_ACCOUNT_NAME: needed(title, 'whose account players are paid from, as the bank knows it'),
    BANK_ACCOUNT_IBAN: needed(iban, 'that account'),
    BANK_ACCOUNT_BIC: needed(bic, 'the bank that has it'),
  },
  simulated: () => ({
    ...{ BANK_ACCOUNT_NAME: 'Carmine Operations Ltd', BANK_ACCOUNT_IBAN: 'MT84MALT011000012345MTLCAST001S' },
    BANK_ACCOUNT_BIC: 'MALTMTMT',
  }),
  open: ({ BANK_ACCOUNT_NAME: name, BANK_ACCOUNT_IBAN: account, BANK_ACCOUNT_BIC: agent }) => ({
    writeOrder: (order) => writeOrder({ name, iban: account, bic: agent }, order),
    readReport,
  }),
});
