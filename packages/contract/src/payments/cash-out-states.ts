/** The states of a withdrawal, in one table: allowed transitions and who makes them, time limits, what the player sees. */

export const cashOutStates = [
  'requested',
  'review',
  'approved',
  'submitting',
  'submitted',
  'paid',
  'rejected',
  'failed',
  'returned',
] as const;
export type CashOutState = (typeof cashOutStates)[number];

/**
 * `rule`: the worker, by the operator's rule or because something came up. `hold_over`: the worker, once the hold it waited for has
 * ended by itself. `operator`: one or two people. `rail`: the payer: on a report of a gateway, a bank or a network.
 */
export type CashOutMover = 'rule' | 'hold_over' | 'operator' | 'rail';

export interface CashOutRow {
  /** The table that the database enforces too. */
  readonly moves: Readonly<Partial<Record<CashOutState, CashOutMover>>>;
  /** Where its money is: held, with the recipient, or back in the wallet. */
  readonly money: 'held' | 'paid' | 'back';
  /** Of the steps that its player sees after the request: the one that it is in, and how that stands. */
  readonly step: 'approved' | 'sent' | 'paid';
  readonly mark: 'waiting' | 'done' | 'failed';
  /** How long it may stay before an operator is alerted. `inMoney`: a bank or a person may take longer than a chain. */
  readonly dueSeconds: number;
  readonly dueSecondsInMoney?: number;
}

const day = 86_400;
const over = { moves: {}, money: 'back', mark: 'failed', dueSeconds: 0 } as const;

export const cashOutTable: Readonly<Record<CashOutState, CashOutRow>> = {
  requested: {
    ...{ moves: { review: 'rule', approved: 'rule' }, money: 'held' },
    ...{ step: 'approved', mark: 'waiting', dueSeconds: 60 },
  },
  review: {
    ...{ moves: { approved: 'operator', rejected: 'operator', requested: 'hold_over' }, money: 'held' },
    ...{ step: 'approved', mark: 'waiting', dueSeconds: day },
  },
  approved: {
    ...{ moves: { submitting: 'rail', failed: 'rail', review: 'rule' }, money: 'held' },
    ...{ step: 'sent', mark: 'waiting', dueSeconds: 900 },
  },
  submitting: { moves: { submitted: 'rail' }, money: 'held', step: 'sent', mark: 'waiting', dueSeconds: 900 },
  // Once sent, only a report of its payer ends it.
  submitted: {
    ...{ moves: { paid: 'rail', failed: 'rail' }, money: 'held' },
    ...{ step: 'paid', mark: 'waiting', dueSeconds: 3_600, dueSecondsInMoney: 3 * day },
  },
  // `submitted` again: its network has dropped the block that paid it, and gets the same bytes once more.
  paid: { moves: { submitted: 'rail', returned: 'rail' }, money: 'paid', step: 'paid', mark: 'done', dueSeconds: 0 },
  rejected: { ...over, step: 'approved' },
  failed: { ...over, step: 'sent' },
  returned: { ...over, step: 'sent' },
};
