import { Notice } from '@carmine/design/feedback';
import type { Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayMoney } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { Amount, useWorth, Worth } from '../../amounts/worth.tsx';
import { messageOf } from '../../platform/calls/answers.ts';
import { quoteQuery } from '../../queries/cash-outs.ts';
import { cashOutTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import '../../styles/facts.css';

const { quote: words } = cashOutTexts;

interface Props {
  readonly amount: Money;
  /** The bonus that the withdrawal would forfeit. */
  readonly bonus: Money | undefined;
  /** No estimate: withdrawals are stopped. */
  readonly paused: boolean;
}

/** Fee and net amount, before confirmation. */
export const Quote = ({ amount, bonus, paused }: Props) => {
  const worth = useWorth(amount);
  const { data, error } = useQuery({ ...quoteQuery(amount), refetchInterval: 30_000 });
  if (error !== null) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  return (
    <>
      <dl className="facts cash-out-quote" aria-live="polite">
        <div>
          <dt>{words.fee}</dt>
          <dd className="num">{data ? <Amount currency={data.currency} value={data.fee} /> : '…'}</dd>
        </div>
        {bonus !== undefined && bonus.subunits > 0n && (
          <div>
            <dt>{words.bonus}</dt>
            <dd className="num">
              {displayMoney(bonus)}
              <Worth amount={bonus} />
            </dd>
          </div>
        )}
        <div className="facts-total">
          <dt>{words.receive}</dt>
          <dd className="num">{data ? <Amount currency={data.currency} value={data.net} /> : '…'}</dd>
        </div>
      </dl>
      <p className="cash-out-small num">
        {[worth, data && !paused ? words.due(displayMoment(data.dueAt)) : undefined].filter(Boolean).join(' · ')}
      </p>
    </>
  );
};
