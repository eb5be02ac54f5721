import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { Payment } from '@carmine/contract/payments/deposits';
import { Notice } from '@carmine/design/feedback';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type RefObject } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { leastText } from '../../amounts/typed-text.ts';
import { coinTexts } from './texts.ts';
import { coinSteps, type StepMark } from './coin-steps.ts';
import '../../styles/progress.css';
import '../../styles/pulse.css';

const words = coinTexts;

const marks: Readonly<Record<StepMark, typeof Check>> = { done: Check, waiting: Clock, failed: X, later: Clock };

interface Props {
  readonly address: CryptoAddress;
  readonly payment: Payment | undefined;
}

const Remark = ({ address, payment }: Props) => {
  if (payment?.status === 'credited') {
    return <Notice tone="good">{words.credited(displayAmount(payment.currency, payment.amount))}</Notice>;
  }
  if (payment?.status === 'review') return <Notice tone="info">{words.review}</Notice>;
  if (payment?.reason === 'below_minimum') {
    return (
      <Notice tone="info">
        {words.gathering(displayAmount(payment.currency, payment.amount), leastText(address))}
      </Notice>
    );
  }
  return (
    <p className="progress-live">
      <span className="pulse" />
      {words.live}
    </p>
  );
};

/** On phones it is below the address, so changes are scrolled into view; the initial state is not. */
const useInView = (status: Payment['status'] | undefined): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const seen = useRef(status);
  useEffect(() => {
    const before = seen.current;
    seen.current = status;
    if (before !== undefined && before !== status) section.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return section;
};

export const CoinProgress = ({ address, payment }: Props) => {
  const section = useInView(payment?.status);
  const credited = payment?.status === 'credited';
  return (
    <section aria-live="polite" ref={section}>
      <h3 className="aside-title">
        {credited ? words.done : payment?.status === 'review' ? words.stopped : words.waiting}
      </h3>
      <ol className="coin-steps">
        {coinSteps(address, payment).map(({ name, text, mark }) => {
          const Icon = marks[mark];
          return (
            <li key={name} className={`step step-${mark}`}>
              <span className="step-mark">
                <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
              </span>
              <span>
                {name}
                {text !== undefined && <span className="coin-step-text">{text}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <Remark address={address} payment={payment} />
    </section>
  );
};
