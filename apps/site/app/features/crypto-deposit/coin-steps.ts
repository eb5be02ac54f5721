/** How far coins are that were sent to an address, as three steps. */
import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { Payment } from '@carmine/contract/payments/deposits';
import { displayCode } from '../../amounts/display.ts';
import { coinTexts } from './texts.ts';

const words = coinTexts;

export type StepMark = 'done' | 'waiting' | 'failed' | 'later';

export interface CoinStep {
  readonly name: string;
  readonly text?: string;
  readonly mark: StepMark;
}

/** `payment` is undefined before the first answer. */
export const coinSteps = (
  { confirmations: needed, currency }: Pick<CryptoAddress, 'confirmations' | 'currency'>,
  payment: Pick<Payment, 'status' | 'confirmations' | 'reason'> | undefined,
): readonly CoinStep[] => {
  const credited = payment?.status === 'credited';
  const counted = Math.min(payment?.confirmations ?? 0, needed);
  const seen = credited || (payment !== undefined && payment.status !== 'created');
  const confirmed = credited || counted >= needed;
  return [
    seen
      ? { name: words.steps.seen, mark: 'done' }
      : { name: words.steps.seen, text: words.steps.seenText, mark: 'waiting' },
    {
      name: words.steps.confirming(credited ? needed : counted, needed),
      mark: confirmed ? 'done' : seen ? 'waiting' : 'later',
    },
    {
      name: words.steps.credited(displayCode(currency)),
      mark: credited ? 'done' : confirmed ? 'waiting' : 'later',
    },
  ];
};
