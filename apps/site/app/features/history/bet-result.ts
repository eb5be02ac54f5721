import { money, readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';

export interface BetResult {
  /** With its sign: never colour alone. */
  readonly text: string;
  readonly tone: 'won' | 'lost' | 'even';
  readonly net: Money;
}

/** Payout minus stake; losses are as prominent as wins. */
export const betResult = (currency: CurrencyCode, stake: string, ...came: readonly string[]): BetResult => {
  const back = came.reduce((sum, amount) => sum + readAmount(currency, amount).subunits, 0n);
  const net: Money = money(currency, back - readAmount(currency, stake).subunits);
  if (net.subunits > 0n) return { text: `+${displayMoney(net)}`, tone: 'won', net };
  return { text: displayMoney(net), tone: net.subunits < 0n ? 'lost' : 'even', net };
};
