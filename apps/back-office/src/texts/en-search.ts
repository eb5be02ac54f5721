/** The texts of the search. */
import type { SearchMatch } from '@carmine/contract/back-office/players/search';

const by: Readonly<Record<SearchMatch, string>> = {
  id: 'ID',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  deposit: 'Deposit ID',
  withdrawal: 'Withdrawal ID',
  reference: 'Gateway reference',
  transaction: 'Transaction hash',
  deposit_address: 'Deposit address',
  payout_address: 'Withdrawal address',
};

export const search = {
  label: 'Search',
  placeholder: 'Name, phone, email, address, ID, hash',
  title: 'Search results',
  nothing: 'Nothing found',
  help: {
    lead: 'What can be searched:',
    ways: [
      'Name: first, last or both, in any order. Whole words; accents, case and alphabet do not matter.',
      'Email: the whole address.',
      'ID of a player, deposit, withdrawal or round.',
    ],
    revealed: [
      'Phone: with or without the country code.',
      'Postal address: street and number, postcode, or both with the town.',
    ],
    payments: 'Gateway reference, transaction hash, deposit or withdrawal address.',
  },
  more: 'There are more results than shown: add a word.',
  players: 'Players',
  payments: 'Payments',
  rounds: 'Rounds',
  by,
  columns: { match: 'Matched by', player: 'Player', payment: 'Payment', round: 'Round', kind: 'Kind' },
  kinds: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
};
