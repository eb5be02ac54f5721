import type { CashOutChecklist } from '@carmine/contract/payments/cash-outs';
import { checklistText } from '@carmine/contract/checklist/checklist-text';
import { Notice, Skeleton } from '@carmine/design/feedback';
import type { CurrencyCode, Money } from '@carmine/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { messageOf } from '../../platform/calls/answers.ts';
import { checklistQuery } from '../../queries/cash-outs.ts';
import { cashOutTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { useVerificationPath } from './verification-path.ts';
import '../../styles/progress.css';

const { checklist: words } = cashOutTexts;

interface Props {
  readonly currency: CurrencyCode;
  readonly amount: Money | undefined;
}

const useChecklist = (currency: CurrencyCode, amount: Money | undefined) =>
  useQuery({ ...checklistQuery(currency, amount), placeholderData: keepPreviousData });

/** Whether this amount could leave now; unknown while it is asked, and where there is no amount. */
export const usePayable = (currency: CurrencyCode, amount: Money | undefined): boolean | undefined => {
  const { data, isPlaceholderData } = useChecklist(currency, amount);
  return amount === undefined || isPlaceholderData ? undefined : data?.payable;
};

const markOf = ({ code, done, until, unjudged }: CashOutChecklist['items'][number]) => {
  if (unjudged) return { Icon: Minus, look: 'later', label: words.unjudged };
  if (done) return { Icon: Check, look: 'done', label: words.done };
  // What ends without the player's doing.
  const waits = until !== undefined || code === 'paused';
  return { Icon: waits ? Clock : X, look: waits ? 'waiting' : 'failed', label: words.open };
};

/** The server's own checklist: the reasons for which it would refuse. */
export const Checklist = ({ currency, amount }: Props) => {
  const verificationPath = useVerificationPath();
  const { data, error, isPending } = useChecklist(currency, amount);
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  const paused = data.items.some(({ code }) => code === 'paused');
  const left = data.items.filter(({ done, unjudged }) => !done && !unjudged).length;
  // Without an amount nothing is ready: some steps are not judged yet.
  const head = left > 0 ? words.steps(left) : amount === undefined ? words.noAmount : words.ready;
  return (
    <section>
      <h3 className="aside-title" aria-live="polite">
        {paused ? cashOutTexts.paused.checklist : head}
      </h3>
      <p className="aside-note">{words.text}</p>
      <ul className="checklist">
        {data.items.map((item) => {
          const { code, done, link } = item;
          const { Icon, look, label } = markOf(item);
          const message = checklistText(item, data.currency);
          return (
            <li key={code} className={`step step-${look}`}>
              <span className="step-mark" role="img" aria-label={label}>
                <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
              </span>
              {link === undefined || done ? (
                <span>{message}</span>
              ) : (
                <Link className="link" to={link === '/profile/verification' ? verificationPath : link}>
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
