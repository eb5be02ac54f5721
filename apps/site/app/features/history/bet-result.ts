import { money, readAmount, type CurrencyCode, type Money } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';

export interface BetResult {
  /** With its sign: never colour alone. */
  readonly text: string;
  readonly tone: 'won' | 'lost' | 'even';
  readonly net: Money;
}

/** What came back less what was staked; a loss stands as large as a win. */
export const betResult = (currency: CurrencyCode, stake: string, payout: string): BetResult => {
  const net: Money = money(currency, readAmount(currency, payout).subunits - readAmount(currency, stake).subunits);
  if (net.subunits > 0n) return { text: `+${displayMoney(net)}`, tone: 'won', net };
  return { text: displayMoney(net), tone: net.subunits < 0n ? 'lost' : 'even', net };
};
