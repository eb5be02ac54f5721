import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { Gem } from '@carmine/design/gem';
import { displayMoney } from '../../../amounts/display.ts';
import { depositTexts } from '../texts.ts';
import { DepositRefusal } from '../deposit-refusal.tsx';
import { gemOf, takesAmount } from './methods.ts';
import type { Deposit } from '../use-deposit.ts';
import type { MethodChoice } from './use-method-choice.ts';
import '../deposit.css';
import '../../../styles/facts.css';
import '../../../styles/option.css';
import '../../../styles/progress.css';

interface Props {
  readonly deposit: Deposit;
  readonly choice: MethodChoice;
}

const { methods: words } = depositTexts;

export const FailedLately = ({ method, choice }: { readonly method: PaymentMethod } & Pick<Props, 'choice'>) =>
  choice.failedLately(method) ? <span className="option-failed">{words.failed}</span> : null;

/** The second chooser: the card gateways as tiers. */
const Tiers = ({ choice }: Pick<Props, 'choice'>) => (
  <>
    <h3 className="aside-title">{words.tiers}</h3>
    <p className="aside-note">{words.remembered}</p>
    <div className="tiers" role="radiogroup" aria-label={words.tiers}>
      {choice.cards.map((tier) => (
        <button
          key={tier.code}
          type="button"
          className="option"
          role="radio"
          aria-checked={tier.code === choice.method?.code}
          onClick={() => choice.choose(tier)}
        >
          <Gem kind={gemOf(tier)} size="small" />
          <span className="option-text">
            <b>
              {tier.name} <FailedLately method={tier} choice={choice} />
            </b>
            <span>{words.terms(tier)}</span>
          </span>
          <span className="radio" aria-hidden="true" />
        </button>
      ))}
    </div>
  </>
);

/** Requirements and steps of a method that is not a tier. Its limits are not among them: a refusal names the one that an amount breaks. */
const Terms = ({ method }: { readonly method: PaymentMethod }) => (
  <>
    <h3 className="aside-title">{method.name}</h3>
    <p className="aside-note">{words.ways[method.presentation](method.name)}</p>
    <dl className="facts">
      <div>
        <dt>{words.feeLabel}</dt>
        <dd>{words.fee(method.feePercent)}</dd>
      </div>
      <div>
        <dt>{words.timeLabel}</dt>
        <dd>{words.credited(method)}</dd>
      </div>
    </dl>
  </>
);

/** Beside the list: information on the chosen method, and the main button. */
export const MethodPane = ({ deposit, choice }: Props) => {
  const { method } = choice;
  const { amount } = deposit;
  if (method === undefined || amount === undefined) return null;
  const fits = takesAmount(method, amount);
  return (
    <>
      {method.kind === 'card' ? <Tiers choice={choice} /> : <Terms method={method} />}
      {!fits && (
        <Notice tone="warn" role="alert">
          {words.outside(method.name)}
        </Notice>
      )}
      <p className="aside-note">{words.documents}</p>
      {choice.problem !== undefined && <DepositRefusal refusal={choice.problem} />}
      <p className="aside-sum">
        <span>{words.paying}</span>
        <b className="num">{displayMoney(amount)}</b>
      </p>
      {choice.next !== undefined && (
        <SecondaryButton block loading={choice.pending} onClick={() => choice.proceed(choice.next)}>
          {words.continueWith(choice.next.name)}
        </SecondaryButton>
      )}
      <PrimaryButton
        size="large"
        block
        arrow
        disabled={!fits}
        loading={choice.pending}
        onClick={() => choice.proceed()}
      >
        {words.continueWith(method.name)}
      </PrimaryButton>
    </>
  );
};
