import { Coin } from './coin.tsx';
import { Dropdown, type DropdownGroup } from './dropdown.tsx';

export interface SelectableCurrency {
  readonly currency: string;
  /** Displayed code: DOGE for DOG. */
  readonly code: string;
  readonly name: string;
  readonly fiat: boolean;
}

export interface CurrencySelectorProps {
  readonly label: string;
  readonly fiatTitle: string;
  readonly cryptoTitle: string;
  readonly currencies: readonly SelectableCurrency[];
  readonly value: string | undefined;
  readonly onChange: (currency: string) => void;
  readonly look?: 'field' | 'pill';
  readonly invalid?: boolean;
  readonly disabled?: boolean;
}

const groupsOf = (props: CurrencySelectorProps): readonly DropdownGroup<string>[] =>
  [
    { title: props.fiatTitle, fiat: true },
    { title: props.cryptoTitle, fiat: false },
  ]
    .map(({ title, fiat }) => ({
      title,
      options: props.currencies
        .filter((entry) => entry.fiat === fiat)
        .map((entry) => ({
          value: entry.currency,
          label: entry.code,
          detail: entry.name,
          icon: <Coin currency={entry.currency} />,
        })),
    }))
    .filter((group) => group.options.length > 0);

export const CurrencySelector = (props: CurrencySelectorProps) => (
  <Dropdown
    label={props.label}
    groups={groupsOf(props)}
    value={props.value}
    onChange={props.onChange}
    look={props.look ?? 'field'}
    invalid={props.invalid ?? false}
    disabled={props.disabled ?? false}
  />
);
