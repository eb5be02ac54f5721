import { classNames } from '@carmine/design/class-names';
import type { Money } from '@carmine/money';
import { Worth } from '../../amounts/worth.tsx';
import './history.css';

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'won' | 'lost' | 'even';
  /** Of another currency than euros: its worth stands beside it. */
  readonly amount?: Money;
  /** Letters that are compared one by one. */
  readonly code?: boolean;
}

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="history-facts">
    {facts.map(({ name, value, tone, amount, code = false }, index) => (
      // Two parts may go back to the same card: the order is what tells them apart.
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
