/** What promotions moved in a player's wallets, and which of the player's money it was. */
import type { promotionPurses, PromotionMoney } from '@carmine/contract/promotions/promotion-money';
import { showAmount } from '@carmine/money';
import type { PromotionFlow, PromotionMoneyQuery, Wallet } from '../../wallet/index.ts';

/** Of these the amount left the player. */
export const leaves: ReadonlySet<PromotionFlow> = new Set([
  'bonus_removed',
  'free_spins_expired',
  'free_spins_forfeited',
  'tournament_entry',
]);

const purseOf = (kind: PromotionFlow): (typeof promotionPurses)[number] => {
  if (kind === 'bonus_completed') return 'cash';
  if (kind.startsWith('bonus_')) return 'bonus';
  return kind.startsWith('free_spin') ? 'free_spins' : 'cash';
};

export const promotionMoney =
  ({ wallet }: { readonly wallet: Pick<Wallet, 'promotionMoney'> }) =>
  async (query: PromotionMoneyQuery): Promise<{ items: PromotionMoney[]; total: number }> => {
    const { items, total } = await wallet.promotionMoney(query);
    const shown = items.map(({ kind, currency, amount, at }) => ({
      ...{ kind, currency, purse: purseOf(kind), at: at.toISOString() },
      amount: showAmount(currency, leaves.has(kind) ? -amount : amount),
    }));
    return { items: shown, total: Number(total) };
  };
