import { classNames } from '@carmine/design/class-names';

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'won' | 'lost' | 'even';
  /** Letters that are compared one by one. */
  readonly code?: boolean;
}

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="history-facts">
    {facts.map(({ name, value, tone, code = false }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={classNames(code ? 'history-code' : 'num', tone && `result-${tone}`)}>{value}</dd>
      </div>
    ))}
  </dl>
);
