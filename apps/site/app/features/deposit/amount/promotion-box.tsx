import { Notice, Skeleton } from '@carmine/design/feedback';
import { Gem } from '@carmine/design/gem';
import type { Money } from '@carmine/money';
import { displayMoney } from '../../../amounts/display.ts';
import { depositTexts } from '../texts.ts';
import { promotionBox } from '../deposit-rules.ts';
import type { Deposit } from '../use-deposit.ts';
import '../../../styles/facts.css';

const { promotion } = depositTexts;

const Arithmetic = ({ amount }: { readonly amount: Money }) => (
  <dl className="facts">
    <div>
      <dt>{promotion.youDeposit}</dt>
      <dd className="num">{displayMoney(amount)}</dd>
    </div>
    <div>
      <dt>{promotion.fee}</dt>
      <dd className="num">{promotion.noFee}</dd>
    </div>
    <div className="facts-total">
      <dt>{promotion.youStartWith}</dt>
      <dd className="num">{displayMoney(amount)}</dd>
    </div>
  </dl>
);

/** Explains the amount; mentions an offer only if one is available. */
export const PromotionBox = ({ deposit }: { readonly deposit: Deposit }) => {
  // No offer beside an amount that will be refused.
  const amount = deposit.barrier === undefined ? deposit.amount : undefined;
  const box = promotionBox(amount, deposit.minimums);
  return (
    <section className="promotion" aria-live="polite">
      <p className="promotion-head">
        <Gem kind="brand" />
        <span>{promotion.plainTitle}</span>
      </p>
      {box.kind === 'loading' && <Skeleton shape="block" />}
      {(box.kind === 'offer' || box.kind === 'none') && amount && <Arithmetic amount={amount} />}
      {box.kind === 'offer' && <p className="promotion-note">{promotion.noOffer}</p>}
      {box.kind === 'none' && <Notice>{box.text}</Notice>}
      {box.kind === 'minimum' && <Notice tone="warn">{box.text}</Notice>}
      {/* Without a promotion there is nothing to accept or reject. */}
      {box.kind !== 'offer' && <p className="promotion-optional">{promotion.optional}</p>}
    </section>
  );
};
