import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { Gem } from '@carmine/design/gem';
import CreditCard from 'lucide-react/icons/credit-card';
import { displayAmount, displayMoney } from '../../amounts/display.ts';
import { texts } from '../../texts/en.ts';
import { depositTexts } from '../../texts/en-deposit.ts';
import { DepositRefusal } from './deposit-refusal.tsx';
import { gemOf } from './tiers.ts';
import type { Deposit } from './use-deposit.ts';
import type { TierChoice } from './use-tier-choice.ts';
import './deposit.css';
import '../../styles/option.css';
import '../../styles/progress.css';

interface Props {
  readonly deposit: Deposit;
  readonly choice: TierChoice;
}

const { methods } = depositTexts.deposit;

const NotOffered = ({ offered }: { readonly offered: TierChoice['methods'] }) => {
  const names = methods.lookedFor.filter((wanted) => !offered.some(({ name }) => name === wanted));
  return names.length === 0 ? null : <p className="aside-note">{methods.notOffered(names)}</p>;
};

/** The methods the server lists for this player and currency, and no other. */
export const MethodsStep = ({ deposit, choice }: Props) => {
  const { tiers } = choice;
  if (tiers === undefined) {
    return (
      <div className="options" role="status" aria-label={texts.common.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }
  if (tiers.length === 0) {
    return (
      <div className="options">
        <Notice tone="warn">{methods.none}</Notice>
        <NotOffered offered={choice.methods} />
        <SecondaryButton back onClick={() => deposit.setStep({ name: 'amount' })}>
          {methods.otherCurrency}
        </SecondaryButton>
      </div>
    );
  }
  return (
    <>
      <div className="options" role="radiogroup" aria-label={methods.list}>
        <button type="button" className="option" role="radio" aria-checked="true">
          <span className="option-mark">
            <CreditCard size={20} aria-hidden="true" />
          </span>
          <span className="option-text">
            <b>{methods.creditCard}</b>
            <span>{tiers.map(({ name }) => name).join(', ')}</span>
          </span>
          <span className="radio" aria-hidden="true" />
        </button>
      </div>
      <NotOffered offered={choice.methods} />
    </>
  );
};

const Tiers = ({ choice }: Pick<Props, 'choice'>) => (
  <div className="tiers" role="radiogroup" aria-label={methods.tiers}>
    {(choice.tiers ?? []).map((tier) => (
      <button
        key={tier.code}
        type="button"
        className="option"
        role="radio"
        aria-checked={tier.code === choice.tier?.code}
        onClick={() => choice.choose(tier)}
      >
        <Gem kind={gemOf(tier)} size="small" />
        <span className="option-text">
          <b>
            {tier.name} {choice.failedLately(tier) && <span className="option-failed">{methods.failed}</span>}
          </b>
          <span>{methods.terms}</span>
        </span>
        <span className="radio" aria-hidden="true" />
      </button>
    ))}
  </div>
);

/** The second chooser: the card gateways as tiers, and the one gold step. */
export const TierPane = ({ deposit, choice }: Props) => {
  if (choice.tier === undefined || deposit.amount === undefined) return null;
  const most = deposit.minimums?.maxDeposit;
  return (
    <>
      <h3 className="aside-title">{methods.tiers}</h3>
      <p className="aside-note">{methods.remembered}</p>
      <Tiers choice={choice} />
      <p className="aside-note">
        {most !== undefined && `${methods.most(displayAmount(deposit.currency, most))} `}
        {methods.documents}
      </p>
      {choice.problem !== undefined && <DepositRefusal refusal={choice.problem} />}
      <p className="aside-sum">
        <span>{methods.paying}</span>
        <b className="num">{displayMoney(deposit.amount)}</b>
      </p>
      <PrimaryButton size="large" block arrow loading={choice.pending} onClick={choice.proceed}>
        {methods.continueWith(choice.tier.name)}
      </PrimaryButton>
    </>
  );
};
