import { Notice } from '@carmine/design/feedback';
import type { Money } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { displayAmount, displayMoney, euroEstimate } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf } from '../../platform/answers.ts';
import { quoteQuery } from '../../queries/cash-outs.ts';
import { cashierTexts } from '../../texts/en-cashier.ts';

const { quote: words } = cashierTexts.cashOut;

interface Props {
  readonly amount: Money;
  readonly eurRate: string | undefined;
  /** Cashing out takes it away. */
  readonly bonus: Money | undefined;
  /** Nobody knows when: cash-outs are stopped. */
  readonly paused: boolean;
}

/** What it costs and what arrives, before the player says yes. */
export const Quote = ({ amount, eurRate, bonus, paused }: Props) => {
  const { data, error } = useQuery({ ...quoteQuery(amount), refetchInterval: 30_000 });
  if (error !== null) return <Notice tone="warn">{messageOf(error, cashierTexts.failed)}</Notice>;
  return (
    <>
      <dl className="facts cash-out-quote" aria-live="polite">
        <div>
          <dt>{words.fee}</dt>
          <dd className="num">
            {data ? `${displayAmount(data.currency, data.fee)} (≈ ${displayAmount('EUR', data.feeEur)})` : '…'}
          </dd>
        </div>
        {bonus !== undefined && bonus.subunits > 0n && (
          <div>
            <dt>{words.bonus}</dt>
            <dd className="num">{displayMoney(bonus)}</dd>
          </div>
        )}
        <div className="facts-total">
          <dt>{words.receive}</dt>
          <dd className="num">{data ? displayAmount(data.currency, data.net) : '…'}</dd>
        </div>
      </dl>
      <p className="cash-out-small num">
        {euroEstimate(amount, eurRate)}
        {data && !paused && `, ${words.due(displayMoment(data.dueAt))}`}
      </p>
    </>
  );
};
