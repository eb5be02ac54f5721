/** What a request about the house's own money would do. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { TreasuryWish } from '../../../modules/staff/index.ts';
import type { BackOfficeModules } from '../service.ts';
import type { Kept, Sides, Values } from './changes.ts';

const shown = (currency: CurrencyCode | undefined, subunits: bigint): string =>
  currency === undefined ? subunits.toString() : `${formatAmount(money(currency, subunits))} ${currency}`;

const none = (): Values => ({});

const levelsOf = (currency: CurrencyCode, level: { low: bigint; high: bigint | null }): Values => ({
  levelLow: shown(currency, level.low),
  levelHigh: level.high === null ? null : shown(currency, level.high),
});

const keptLevels = (currency: CurrencyCode, kept: Kept): Values =>
  typeof kept['low'] === 'string'
    ? levelsOf(currency, {
        low: BigInt(kept['low']),
        high: typeof kept['high'] === 'string' ? BigInt(kept['high']) : null,
      })
    : {};

export const treasurySides = ({ desk }: BackOfficeModules, wish: TreasuryWish): Sides => {
  switch (wish.kind) {
    case 'drain_hot': {
      const currency = desk.treasury.currencyOfCoin(wish.subject);
      return { read: none, to: () => ({ amount: shown(currency, wish.amount), coldAddress: wish.address }) };
    }
    case 'announce_top_up': {
      const currency = desk.treasury.currencyOfCoin(wish.subject);
      return { read: none, to: () => ({ amount: shown(currency, wish.amount) }) };
    }
    case 'seed_jackpot':
      return { read: none, to: () => ({ amount: shown('EUR', wish.amount) }) };
    case 'add_cold_address':
      return { read: none, to: () => ({ coldAddress: wish.address, label: wish.label }) };
    case 'gateway_transfer': {
      const { currency, amount, direction, subject } = wish;
      const bankReference = subject.slice(subject.indexOf(':') + 1);
      return { read: none, to: () => ({ amount: shown(currency, amount), direction, bankReference }) };
    }
    case 'loosen_level': {
      const currency = wish.subject.split(':')[2] as CurrencyCode;
      return { read: (kept) => keptLevels(currency, kept), to: () => levelsOf(currency, wish) };
    }
  }
};
