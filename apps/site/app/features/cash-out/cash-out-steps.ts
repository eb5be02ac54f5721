/** How far a cash-out is, as four steps. */
import type { Payment } from '@carmine/contract/deposits';
import { cashierTexts } from '../../texts/en-cashier.ts';

const { tracker: words } = cashierTexts.cashOut;

export type StepMark = 'done' | 'waiting' | 'failed' | 'later';

export interface Step {
  readonly name: string;
  readonly mark: StepMark;
}

const marksOf = (status: Payment['status']): readonly [StepMark, StepMark, StepMark, StepMark] => {
  if (status === 'paid') return ['done', 'done', 'done', 'done'];
  if (status === 'submitted') return ['done', 'done', 'done', 'waiting'];
  if (status === 'approved' || status === 'submitting') return ['done', 'done', 'waiting', 'later'];
  if (status === 'requested' || status === 'review') return ['done', 'waiting', 'later', 'later'];
  return status === 'rejected' ? ['done', 'failed', 'later', 'later'] : ['done', 'done', 'failed', 'later'];
};

export const cashOutSteps = ({
  status,
  confirmations,
  legs,
}: Pick<Payment, 'status' | 'confirmations' | 'legs'>): readonly Step[] => {
  const [requested, approved, sent, paid] = marksOf(status);
  const counted = confirmations === undefined ? '' : `, ${words.confirmations(confirmations)}`;
  return [
    { name: words.steps.requested, mark: requested },
    { name: words.steps.approved, mark: approved },
    { name: legs === undefined ? `${words.steps.sent}${counted}` : cashierTexts.cashOut.fiat.sent, mark: sent },
    { name: words.steps.paid, mark: paid },
  ];
};
