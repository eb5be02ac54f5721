import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import CreditCard from 'lucide-react/icons/credit-card';
import type { ReactNode } from 'react';
import { depositTexts } from '../texts.ts';
import { texts } from '../../../texts/texts.ts';
import { FailedLately } from './method-pane.tsx';
import { groupsOf, type MethodGroup } from './methods.ts';
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

const NotOffered = ({ offered }: { readonly offered: readonly PaymentMethod[] }) => {
  const names = words.lookedFor.filter((wanted) => !offered.some(({ name }) => name === wanted));
  return names.length === 0 ? null : <p className="aside-note">{words.notOffered(names)}</p>;
};

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
const Cards = ({ methods, choice }: Pick<MethodGroup, 'methods'> & Pick<Props, 'choice'>) => (
  <Option
    mark={<CreditCard size={20} aria-hidden="true" />}
    name={words.creditCard}
    text={methods.map(({ name }) => name).join(', ')}
    isChosen={choice.method?.kind === 'card'}
    onChoose={choice.chooseCard}
  />
);

const Other = ({ method, choice }: { readonly method: PaymentMethod } & Pick<Props, 'choice'>) => (
  <Option
    mark={<span aria-hidden="true">{method.name.charAt(0)}</span>}
    name={
      <>
        {method.name} <FailedLately method={method} choice={choice} />
      </>
    }
    text={words.terms(method)}
    isChosen={method.code === choice.method?.code}
    onChoose={() => choice.choose(method)}
  />
);

const Group = ({ group, choice }: { readonly group: MethodGroup } & Pick<Props, 'choice'>) => (
  <div className="option-group" role="group" aria-label={words.kinds[group.kind]}>
    <p className="option-kind" aria-hidden="true">
      {words.kinds[group.kind]}
    </p>
    {group.kind === 'card' ? (
      <Cards methods={group.methods} choice={choice} />
    ) : (
      group.methods.map((method) => <Other key={method.code} method={method} choice={choice} />)
    )}
  </div>
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
        <NotOffered offered={methods} />
        <SecondaryButton back onClick={() => deposit.setStep({ name: 'amount' })}>
          {words.otherCurrency}
        </SecondaryButton>
      </div>
    );
  }
  return (
    <>
      <div className="options" role="radiogroup" aria-label={words.list}>
        {groupsOf(methods).map((group) => (
          <Group key={group.kind} group={group} choice={choice} />
        ))}
      </div>
      <NotOffered offered={methods} />
    </>
  );
};
