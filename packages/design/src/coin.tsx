import { classNames } from './class-names.ts';

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', CAD: '$' };

export interface CoinProps {
  readonly currency: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Where crypto pictures are read from. */
  readonly base?: string;
}

/** A currency's round mark: a sign on a plate for money of states, the coin's own picture for crypto. Decorative. */
export const Coin = ({ currency, size = 'medium', base = '/cdn/img/currencies' }: CoinProps) => {
  const sign = signs[currency];
  return (
    <span className={classNames('coin', `coin-${size}`, `coin-${currency.toLowerCase()}`)} aria-hidden="true">
      {sign ?? <img src={`${base}/${currency.toLowerCase()}.svg`} alt="" width="100%" height="100%" />}
    </span>
  );
};
