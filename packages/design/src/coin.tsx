import { classNames } from './class-names.ts';
import './styles/amounts.css';

export interface CoinProps {
  readonly currency: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Where the pictures are read from. */
  readonly base?: string;
}

/** A currency's round mark. Decorative: the code always stands beside it. */
export const Coin = ({ currency, size = 'medium', base = '/cdn/img/coins' }: CoinProps) => (
  <img
    className={classNames('coin', `coin-${size}`)}
    src={`${base}/${currency.toLowerCase()}.svg`}
    alt=""
    width="28"
    height="28"
  />
);
