import { Notice, Skeleton } from '@carmine/design/feedback';
import type { CurrencyCode, Money } from '@carmine/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf } from '../../platform/answers.ts';
import { checklistQuery } from '../../queries/cash-outs.ts';
import { cashierTexts } from '../../texts/en-cashier.ts';
import { useVerificationPath } from './verification-path.ts';

const { checklist: words } = cashierTexts.cashOut;

interface Props {
  readonly currency: CurrencyCode;
  readonly amount: Money | undefined;
}

/** The server's own list: what it would say no to, before anybody asks. */
export const Checklist = ({ currency, amount }: Props) => {
  const papers = useVerificationPath();
  const { data, error, isPending } = useQuery({
    ...checklistQuery(currency, amount),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  const paused = data.items.some(({ code }) => code === 'paused');
  const left = data.items.filter(({ done }) => !done).length;
  return (
    <section>
      <h3 className="aside-title" aria-live="polite">
        {paused ? cashierTexts.cashOut.paused.checklist : left === 0 ? words.ready : words.steps(left)}
      </h3>
      <p className="aside-note">{words.text}</p>
      <ul className="checklist">
        {data.items.map(({ code, done, message: said, link, until }) => {
          // What ends without the player's doing.
          const waits = until !== undefined || code === 'paused';
          const Icon = done ? Check : waits ? Clock : X;
          const message = until === undefined ? said : words.held(displayMoment(until));
          return (
            <li key={code} className={`step step-${done ? 'done' : waits ? 'waiting' : 'failed'}`}>
              <span className="step-mark" role="img" aria-label={done ? words.done : words.open}>
                <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
              </span>
              {link === undefined || done ? (
                <span>{message}</span>
              ) : (
                <Link className="link" to={link === '/profile/verification' ? papers : link}>
                  {message}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
