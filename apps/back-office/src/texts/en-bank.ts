/** The texts of payouts by bank and of limits and fees. */
import { euro } from '../shell/amounts.ts';

export const bank = {
  title: 'Bank to send',
  about:
    'Parts of withdrawals that no card and no e-wallet can take. One operator makes a file of all that can be sent, another releases it, and it is uploaded at the bank. The bank’s report books what it paid.',
  empty: 'Nothing is to be sent by bank.',
  columns: { player: 'Player', amount: 'Amount', account: 'Account', due: 'Due, UTC', state: 'State' },
  accounts: { ready: 'ready', none: 'not given yet', refused: 'refused by the bank' },
  taken: 'being sent by hand',
  ready: 'can be sent',
  noAccount: 'waits for the player',
  make: (currency: string, count: number) => `Make the ${currency} file (${count === 1 ? '1 part' : `${count} parts`})`,
  reason: 'Reason (audited)',
  made: 'The file is made. Another operator has to release it.',
  batches: 'Files',
  noBatches: 'No file has been made yet.',
  count: (count: number) => (count === 1 ? '1 transfer' : `${count} transfers`),
  by: (who: string, at: string) => `made by ${who}, ${at} UTC`,
  releasedBy: (who: string, at: string) => `released by ${who}, ${at} UTC`,
  states: { made: 'Needs a second operator', released: 'Released', dropped: 'Dropped' },
  tones: { made: 'warn', released: 'info', dropped: '' },
  own: 'You made this file: another operator has to release it.',
  release: 'Release',
  drop: 'Drop',
  download: 'Download pain.001',
  hash: (hash: string) => `SHA-256 ${hash.slice(0, 16)}…`,
  transferStates: {
    waiting: 'waits for the bank',
    paid: 'paid',
    refused: 'refused by the bank',
    dropped: 'dropped',
    returned: 'came back',
  },
  code: (code: string) => `(${code})`,
  report: 'Read the bank’s report',
  reportAbout:
    'The file that the bank answers with: pain.002. What it paid is booked, and what it refused is freed, once another operator has downloaded the same file from the bank and read it here too.',
  file: 'File',
  read: 'Read report',
  counted: (paid: number, refused: number, pending: number) =>
    `${paid} paid, ${refused} refused, ${pending} not decided yet.`,
  toConfirm: (count: number) =>
    `${count === 1 ? '1 transfer waits' : `${count} transfers wait`} for another operator, who has to read the same file.`,
  second: {
    title: 'Waits for a second operator',
    about:
      'The bank’s report was read once. Nothing is booked until another operator has downloaded the same file from the bank and read it too.',
    says: { paid: 'paid, says the bank', refused: 'refused, says the bank' },
    by: (who: string, at: string) => `read by ${who}, ${at} UTC`,
    own: (at: string) => `read by you, ${at} UTC: somebody else has to read it too`,
    waits: (says: string) => `${says}; a second operator has to read the report`,
  },
  accountIsOver: 'the player has another account now, or the bank refused this one',
  accountOver: 'An account in this file is no longer the player’s: drop the file and make a new one.',
  already: (count: number) => `${count} had been booked before.`,
  contrary: (count: number) => `${count} contradict what is booked or ordered: find out at the bank.`,
  unknown: (count: number) => `${count} are in no file of ours.`,
  cameBack: 'It came back',
  confirmBack: 'Confirm that it came back',
  askedBack: (who: string) => `${who} says that it came back: another operator has to confirm it.`,
  reference: 'Bank reference',
  backWaits: 'Noted. Another operator has to confirm it.',
  backDone: 'Booked. The player has the money again.',
} as const;

export const payoutTerms = {
  limits: 'Limits of withdrawals',
  limitsAbout: 'Lower ones apply at once, higher ones once a second operator has approved.',
  most: 'Largest single withdrawal, €',
  playerDay: 'One player in 24 hours, up to € (empty: no limit)',
  methods: 'Fees and daily limits by method',
  methodsAbout:
    'A fee is part of what the player withdraws and is shown before. Any change of a fee, and a higher limit, need a second operator.',
  feeNow: (percent: string, fixed: string) =>
    /[1-9]/.test(percent + fixed) ? `fee ${percent}% plus ${euro(fixed)}` : 'no fee',
  dayNow: (day: string) => `at most ${euro(day)} in 24 hours`,
  day: 'All players in 24 hours, up to € (empty: no limit)',
  percent: 'Fee, %',
  fixed: 'Fixed fee, €',
  waits: 'Saved as a request: another operator has to approve it.',
  agreed: 'What gateways keep',
  agreedAbout:
    'Fees that a gateway takes of its movements by contract, in percent and in units of the movement’s currency. They are booked when its list is read. Any other fee in it is a difference, which stops its payouts. Every change needs a second operator.',
  agreedNow: (fees: string) => (fees === '' ? 'nothing agreed' : fees),
  agreedFees: 'Fees (empty: none)',
  agreedHint:
    'As in “deposit 2.9% + 0.25, payout 1%”. The kinds are deposit, refund, charge-back, charge-back-won and payout.',
} as const;
