/** Players with a debt: they lost a deposit at play, then it was reversed. */
import type { PaymentId } from '../ids.ts';
import { betElement, euroRate, newPaymentId, type Bettor } from './bettor.ts';
import type { LedgerWorld } from './ledger-world.ts';

export const debtors = (world: LedgerWorld) => {
  const credit = (
    { playerId, currency }: Bettor,
    amount: bigint,
    paymentId = newPaymentId(),
    to: 'within_limits' | 'locked' = 'within_limits',
  ) =>
    world.wallet.creditDeposit(world.database.db, {
      ...{ playerId, paymentId, provider: 'cards', currency, amount, to },
      eurRate: euroRate,
    });
  const takeBack = ({ playerId, currency }: Bettor, amount: bigint, paymentId: PaymentId) =>
    world.wallet.reverseDeposit(world.database.app, { playerId, paymentId, provider: 'cards', currency, amount });
  return {
    credit,
    takeBack,
    held: async ({ playerId }: Bettor) => (await world.wallet.wallets(playerId))[0],
    /** The whole deposit of 500 is owed. */
    debtor: async (): Promise<Bettor> => {
      const player = await world.bettor();
      const paymentId = newPaymentId();
      await credit(player, 500n, paymentId);
      await world.wallet.commitRound(betElement(player, { stake: 500n }));
      await takeBack(player, 500n, paymentId);
      return player;
    },
  };
};
