/** What players of a stage with a token do with it. */
import { formatAmount, money } from '@carmine/money';
import { provenAddress } from './cash-out-rights.ts';
import type { CoinPlayer, CoinStage } from './coin-stage.ts';
import type { CashOutId } from '../modules/payments/index.ts';

export const million = 10n ** 6n;

export const tokenHolder = (stage: CoinStage) => ({
  held: async ({ playerId }: CoinPlayer) =>
    (await stage.wallet.wallets(playerId)).find(({ currency }) => currency === 'USDT'),
  address: async ({ playerId }: CoinPlayer): Promise<string> => {
    const issued = await stage.coins.issueAddress({ playerId, currency: 'USDT', addressCountry: 'MT' });
    if (!issued.ok) throw new Error(issued.reason);
    return issued.address;
  },
  /** Money that can be withdrawn at once. */
  fund: ({ playerId }: CoinPlayer, amount: bigint) =>
    stage.owner.transaction(async (sql) => {
      const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
      const credit = { playerId, paymentId: id as CashOutId, provider: 'USDT', partyKind: 'chain' as const };
      await stage.wallet.openWallet(sql, { playerId, currency: 'USDT', makeDefault: false });
      await stage.wallet.creditDeposit(sql, {
        ...{ ...credit, currency: 'USDT', amount },
        ...{ to: 'locked', eurRate: 9n * 10n ** 17n },
      });
    }),
  /** To an address that this player has proven before. */
  withdraw: async (
    { playerId }: CoinPlayer,
    currency: 'ETH' | 'USDT',
    amount: bigint,
    to: string,
  ): Promise<CashOutId> => {
    await provenAddress(stage.owner, playerId, to);
    const answer = await stage.coins.requestCashOut({
      ...{ playerId, currency, amount: formatAmount(money(currency, amount)) },
      ...{ address: to, steppedUpAt: new Date() },
    });
    if (!answer.ok) throw new Error(answer.reason);
    return answer.cashOut.id;
  },
  at: async (address: string): Promise<bigint> => {
    const asset = stage.eth.assets.find(({ code }) => code === 'USDT');
    const answer = asset && (await stage.eth.balance(address, asset));
    if (answer?.ok !== true) throw new Error('No balance');
    return answer.raw;
  },
});

export type TokenHolder = ReturnType<typeof tokenHolder>;
