/** The checklist before a withdrawal: completed items say so, the others say what to do. */
import type { checklistCodes } from '../payments/cash-outs.ts';

export interface ChecklistFacts {
  readonly done: boolean;
  /** No amount was entered yet. */
  readonly unjudged: boolean;
  /** The item's amounts, formatted. */
  readonly amounts: readonly string[];
  readonly currency: string;
  /** Payment methods, in one text. */
  readonly names: string;
  readonly owed: string;
  readonly until: string;
}

const minimum = ({ done, unjudged, amounts: [least = '', all] }: ChecklistFacts): string => {
  if (all !== undefined)
    return done
      ? 'Your whole balance: it may be below the minimum'
      : `At least ${least}, or your whole balance: ${all}`;
  return done || unjudged
    ? `At least ${least}`
    : `At least ${least}. Less than that stays in your wallet; on a break or with a closed account you can withdraw all of it`;
};

const funds = ({ done, unjudged, amounts: [held], currency }: ChecklistFacts): string => {
  if (held === undefined) return `Nothing to withdraw yet: there is no ${currency} in your wallet`;
  if (unjudged) return `In your wallet: ${held}`;
  return done ? `Enough in your wallet: you have ${held}` : `Not enough in your wallet: you have ${held}`;
};

const staked = ({ done, unjudged, amounts: [missing] }: ChecklistFacts): string => {
  if (unjudged) return 'Deposits have to be wagered once';
  if (done) return 'Deposits wagered once';
  return missing === undefined
    ? 'A deposit has to be wagered once before it can be withdrawn'
    : `Wager ${missing} more to withdraw this amount`;
};

export const checklistTexts = {
  minimum,
  funds,
  staked,
  paused: () => 'Withdrawals are paused for now. Your money stays in your wallet and you do not need to do anything',
  identity: ({ done }) => (done ? 'Your identity is verified' : 'Verify your identity'),
  address: ({ done }) => (done ? 'Your address is verified' : 'Verify your address'),
  by_bank: ({ names, amounts: [sum = ''] }) =>
    names === ''
      ? `${sum} of it is paid by bank transfer, to an account in your verified name`
      : `${names} cannot pay you right now: ${sum} of it is paid by bank transfer, to an account in your verified name`,
  maximum: ({ amounts: [most = ''] }) => `At most ${most} at once`,
  day: ({ amounts: [left = ''] }) => `At most ${left} more within 24 hours`,
  payouts_full: () => 'We have reached today’s limit for withdrawals in this currency. Please try again tomorrow',
  debt: ({ owed }) => `You owe ${owed} for a deposit that was reversed. You can withdraw once this is settled`,
  hold: ({ until }) => `Your second factor was removed: withdrawals wait until ${until}, then continue automatically`,
  network_busy: () =>
    'The network fee is more than half of this amount right now. Your money stays in your wallet: try again when the network is quieter, or contact support',
  network_down: () => 'The network cannot be reached right now',
} as const satisfies Record<(typeof checklistCodes)[number], (facts: ChecklistFacts) => string>;
