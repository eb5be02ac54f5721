/** A method's own screen: who pays, in which way, and how much. */
import type { Presentation } from '@carmine/contract/payments/checkout';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { PrimaryButton } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import { displayMoney } from '../../../amounts/display.ts';
import { profileQuery } from '../../../queries/profile.ts';
import { DepositRefusal } from '../deposit-refusal.tsx';
import { depositTexts } from '../texts.ts';
import type { Deposit } from '../use-deposit.ts';
import { MethodMark } from './method-mark.tsx';
import { useStartDeposit } from './use-method-choice.ts';
import '../deposit.css';
import '../../../styles/facts.css';
import '../../../styles/option.css';
import '../../../styles/progress.css';

const { gateway: words, methods, checkout } = depositTexts;

interface Chosen {
  readonly method: PaymentMethod;
  readonly presentation: Presentation;
}

/** Where there are several ways to pay. */
const Ways = ({ method, presentation, choose }: Chosen & { readonly choose: (one: Presentation) => void }) => (
  <div className="options" role="radiogroup" aria-label={words.way}>
    {[method.presentation, ...method.alternatives].map((one) => (
      <button
        key={one}
        type="button"
        className="option"
        role="radio"
        aria-checked={one === presentation}
        onClick={() => choose(one)}
      >
        <span className="option-text">
          <b>{words.types[one]}</b>
          <span>{methods.ways[one](method.name)}</span>
        </span>
        <span className="radio" aria-hidden="true" />
      </button>
    ))}
  </div>
);

export const GatewayStep = (props: Chosen & { readonly choose: (one: Presentation) => void }) => {
  const { method } = props;
  const email = useQuery(profileQuery()).data?.email;
  return (
    <div className="gateway-step">
      <div className="gateway-head">
        <span className="option-mark">
          <MethodMark icon={method.icon} />
        </span>
        <p>{method.alternatives.length === 0 ? methods.ways[method.presentation](method.name) : words.choose}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{words.email}</dt>
          <dd className="gateway-email">{email}</dd>
        </div>
      </dl>
      {method.alternatives.length > 0 && <Ways {...props} />}
    </div>
  );
};

/** Beside it: the steps of the chosen way, and the button that places the deposit. */
export const GatewayAside = ({ deposit, method, presentation }: Chosen & { readonly deposit: Deposit }) => {
  const { start, pending, problem } = useStartDeposit(deposit);
  const { amount } = deposit;
  if (amount === undefined) return null;
  const shown = displayMoney(amount);
  return (
    <>
      <h3 className="aside-title">{checkout.how}</h3>
      <ol className="steps">
        {checkout.steps[presentation](method.name, shown).map((step, index) => (
          <li key={step} className="step">
            <span className="step-mark num" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {problem !== undefined && <DepositRefusal refusal={problem} />}
      <p className="aside-sum">
        <span>{methods.paying}</span>
        <b className="num">{shown}</b>
      </p>
      <PrimaryButton size="large" block arrow loading={pending} onClick={() => void start(method, presentation)}>
        {words.pay(shown)}
      </PrimaryButton>
    </>
  );
};
