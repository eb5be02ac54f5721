import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import type { ReactNode } from 'react';
import { depositTexts } from '../texts.ts';
import { texts } from '../../../texts/texts.ts';
import { FailedLately } from './method-pane.tsx';
import { MethodMark } from './method-mark.tsx';
import type { Deposit } from '../use-deposit.ts';
import type { MethodChoice } from './use-method-choice.ts';
import '../deposit.css';
import '../../../styles/option.css';
import '../../../styles/progress.css';

interface Props {
  readonly deposit: Deposit;
  readonly choice: MethodChoice;
}

const { methods: words } = depositTexts;

interface OptionProps {
  readonly mark: ReactNode;
  readonly name: ReactNode;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Option = ({ mark, name, text, isChosen, onChoose }: OptionProps) => (
  <button type="button" className="option" role="radio" aria-checked={isChosen} onClick={onChoose}>
    <span className="option-mark">{mark}</span>
    <span className="option-text">
      <b>{name}</b>
      <span>{text}</span>
    </span>
    <span className="radio" aria-hidden="true" />
  </button>
);

/** Choice among several card gateways. */
const Cards = ({ choice }: Pick<Props, 'choice'>) => (
  <Option
    mark={<MethodMark icon="card" />}
    name={words.creditCard}
    text={choice.cards.map(({ name }) => name).join(', ')}
    isChosen={choice.method?.kind === 'card'}
    onChoose={choice.chooseCard}
  />
);

const Other = ({ method, choice }: { readonly method: PaymentMethod } & Pick<Props, 'choice'>) => (
  <Option
    mark={<MethodMark icon={method.icon} />}
    name={
      <>
        {method.name} <FailedLately method={method} choice={choice} />
      </>
    }
    text={`${words.kinds[method.kind]} · ${words.terms(method)}`}
    isChosen={method.code === choice.method?.code}
    onChoose={() => choice.choose(method)}
  />
);

/** The methods the server lists for this player and currency, and no other. */
export const MethodsStep = ({ deposit, choice }: Props) => {
  const { methods } = choice;
  if (methods === undefined) {
    return (
      <div className="options" role="status" aria-label={texts.common.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }
  if (methods.length === 0) {
    return (
      <div className="options">
        <Notice tone="warn">{words.none}</Notice>
        <SecondaryButton back onClick={() => deposit.setStep({ name: 'amount' })}>
          {words.otherCurrency}
        </SecondaryButton>
      </div>
    );
  }
  return (
    <div className="options" role="radiogroup" aria-label={words.list}>
      {methods
        .filter(({ kind }) => kind !== 'card')
        .map((method) => (
          <Other key={method.code} method={method} choice={choice} />
        ))}
      {choice.cards.length > 0 && <Cards choice={choice} />}
    </div>
  );
};
