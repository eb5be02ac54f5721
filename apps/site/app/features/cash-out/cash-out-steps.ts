/** How far a cash-out is, as four steps. */
import { cashOutStates, cashOutTable, type CashOutState } from '@carmine/contract/payments/cash-out-states';
import type { Payment } from '@carmine/contract/payments/deposits';
import { cashOutTexts } from './texts.ts';

const { tracker: words } = cashOutTexts;

export type StepMark = 'done' | 'waiting' | 'failed' | 'later';

export interface Step {
  readonly name: string;
  readonly mark: StepMark;
}

const isState = (status: Payment['status']): status is CashOutState => cashOutStates.some((state) => state === status);

const later = ['approved', 'sent', 'paid'] as const;

export const cashOutSteps = ({
  status,
  confirmations,
  legs,
}: Pick<Payment, 'status' | 'confirmations' | 'legs'>): readonly Step[] => {
  const { step: at, mark } = cashOutTable[isState(status) ? status : 'requested'];
  const counted = confirmations === undefined ? '' : `, ${words.confirmations(confirmations)}`;
  const names = {
    ...words.steps,
    sent: legs === undefined ? `${words.steps.sent}${counted}` : cashOutTexts.fiat.sent,
  };
  const steps = later.map((step, index): Step => {
    if (step === at) return { name: names[step], mark };
    return { name: names[step], mark: index < later.indexOf(at) ? 'done' : 'later' };
  });
  return [{ name: names.requested, mark: 'done' }, ...steps];
};
