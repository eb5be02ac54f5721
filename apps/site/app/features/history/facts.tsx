import { classNames } from '@carmine/design/class-names';
import type { Money } from '@carmine/money';
import { Worth } from '../../amounts/worth.tsx';
import './history.css';

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'won' | 'lost' | 'even';
  /** In a currency other than EUR: its EUR equivalent is shown beside it. */
  readonly amount?: Money;
  /** Letters that are compared one by one. */
  readonly code?: boolean;
}

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="history-facts">
    {facts.map(({ name, value, tone, amount, code = false }, index) => (
      // Two legs may go to the same card, so the index is part of the key.
      <div key={`${name}${index}`}>
        <dt>{name}</dt>
        <dd className={classNames(code ? 'history-code' : 'num', tone && `result-${tone}`)}>
          {value}
          {amount && <Worth amount={amount} />}
        </dd>
      </div>
    ))}
  </dl>
);
