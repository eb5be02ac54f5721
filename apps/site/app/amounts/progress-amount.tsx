import type { Payment } from '@carmine/contract/payments/deposits';
import { displayAmount } from './display.ts';
import { PaidWorth } from './worth.tsx';
import '../styles/progress.css';

/** What a phone shows in large letters on one line. */
const longFrom = 13;
const longestFrom = 19;

const sizeOf = ({ length }: string): string => {
  if (length >= longestFrom) return ' progress-longest';
  return length >= longFrom ? ' progress-long' : '';
};

/** A payment's amount in large type, with its EUR equivalent. `credited`: it has been received. */
export const ProgressAmount = ({ payment, credited = false }: { payment: Payment; credited?: boolean }) => {
  const shown = `${credited ? '+' : ''}${displayAmount(payment.currency, payment.amount)}`;
  return (
    <>
      <p className={`progress-amount num${credited ? ' progress-credited' : ''}${sizeOf(shown)}`}>{shown}</p>
      <PaidWorth payment={payment} className="progress-worth num" />
    </>
  );
};
