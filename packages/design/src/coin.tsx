import { classNames } from './class-names.ts';
import './styles/amounts.css';

export interface CoinProps {
  readonly currency: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** Base URL of the images. */
  readonly base?: string;
}

/** A currency's round icon. Decorative, because the code is always beside it. */
export const Coin = ({ currency, size = 'medium', base = '/cdn/img/coins' }: CoinProps) => (
  <img
    className={classNames('coin', `coin-${size}`)}
    src={`${base}/${currency.toLowerCase()}.svg`}
    alt=""
    width="28"
    height="28"
  />
);
