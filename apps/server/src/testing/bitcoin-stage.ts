/** Bitcoin in addition to a stage's other coins: a separate chain, whose blocks are mined only on request. */
import { formatAmount, money } from '@carmine/money';
import type { CashOutId, Deposit } from '../modules/payments/index.ts';
import type { CoinsByHand } from './by-hand.ts';
import { provenAddress } from './cash-out-rights.ts';
import { confirmations, openCoinStage } from './coin-stage.ts';

export interface Paid {
  readonly txid: string;
  readonly raw: bigint;
  readonly confirmations: number;
}

interface Draft {
  readonly fee: string;
  readonly pieces?: number;
  readonly inputs: readonly { readonly txid: string; readonly position: number }[];
}

export const openBitcoinStage = async () => {
  const stage = await openCoinStage({ withBitcoin: true });
  const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${stage.url}/chain/BTC/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${call}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const rpc = async (method: string, params: readonly unknown[]) =>
    (await post('rpc', { id: 1, method, params }))['result'] as Record<string, unknown>;

  const chain = {
    rpc,
    /** Several outputs in one transaction. */
    send: async (outputs: readonly (readonly [string, bigint])[], blocks = 1): Promise<string> =>
      String(
        (
          await post('send', {
            outputs: outputs.map(([address, raw]) => ({ address, units: raw.toString() })),
            confirmations: blocks,
          })
        )['txid'],
      ),
    mine: async (blocks = 1) => void (await post('mine', { blocks })),
    reorganise: async (depth: number) => void (await post('reorganise', { depth })),
    received: async (address: string): Promise<Paid[]> => {
      const response = await fetch(`${stage.url}/chain/BTC/address/${address}`);
      const { transactions } = (await response.json()) as {
        transactions: { txid: string; amount: string; confirmations: number }[];
      };
      return transactions.map(({ amount, ...rest }) => ({ ...rest, raw: BigInt(amount.replace('.', '')) }));
    },
  };

  /** Runs the worker until nothing more happens without a new request. */
  const settle = async (with_: CoinsByHand = stage.coins): Promise<void> => {
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await stage.turn(with_);
      await chain.mine(confirmations);
    }
    await stage.turn(with_);
  };

  const newPlayer = async () => {
    const { playerId } = await stage.newPlayer();
    await stage.db.transaction((sql) =>
      stage.wallet.openWallet(sql, { playerId, currency: 'BTC', makeDefault: false }),
    );
    const held = async () => {
      const found = (await stage.wallet.wallets(playerId)).find(({ currency }) => currency === 'BTC');
      return { cash: found?.cash ?? 0n, locked: found?.locked ?? 0n, pending: found?.cashoutPending ?? 0n };
    };
    const address = async (): Promise<string> => {
      const issued = await stage.coins.issueAddress({ playerId, currency: 'BTC', addressCountry: 'MT' });
      if (!issued.ok) throw new Error(issued.reason);
      return issued.address;
    };
    const deposits = async (): Promise<Deposit[]> =>
      (await stage.payments.history({ playerId, currencies: ['BTC'], page: 0, size: 100 })).items.toReversed();
    /** Money that can be withdrawn at once, in satoshi. */
    const fund = (amount: bigint) =>
      stage.owner.transaction(async (sql) => {
        const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
        const credit = { playerId, paymentId: id as CashOutId, provider: 'BTC', partyKind: 'chain' as const };
        await stage.wallet.creditDeposit(sql, {
          ...credit,
          currency: 'BTC',
          amount,
          to: 'locked',
          eurRate: 9n * 10n ** 22n,
        });
      });
    const withdraw = async (amount: bigint, to: string, key?: string, with_ = stage.coins): Promise<CashOutId> => {
      await provenAddress(stage.owner, playerId, stage.bitcoin.readAddress(to), 'BTC');
      const answer = await with_.requestCashOut({
        ...{ playerId, currency: 'BTC', amount: formatAmount(money('BTC', amount)), address: to },
        ...{ steppedUpAt: new Date(), ...(key === undefined ? {} : { idempotencyKey: key }) },
      });
      if (!answer.ok) throw new Error(answer.reason);
      return answer.cashOut.id;
    };
    const stateOf = async (id: CashOutId) => (await stage.coins.cashOut(playerId, id))?.state;
    return { playerId, held, address, deposits, fund, withdraw, stateOf };
  };

  const house = async (): Promise<string> =>
    (await stage.owner.one<{ house: string }>(`select house_address as house from chains where code = 'BTC'`)).house;

  /** Creates this many confirmed outputs at the house's own address. */
  const fillHouse = async (pieces: number, raw: bigint): Promise<void> => {
    const to = await house();
    await chain.send(
      Array.from({ length: pieces }, () => [to, raw] as const),
      confirmations,
    );
    await stage.turn();
  };
  /** Marks all of our spendable outputs as used by a payment. */
  const emptyHouse = () =>
    stage.owner.run(`update chain_outputs o set state = 'gone' where not exists (
      select from chain_inputs i where (i.chain, i.txid, i.position) = (o.chain, o.txid, o.position))`);
  /** Inputs of a payment, or of all payments. */
  const inputs = (id?: CashOutId) =>
    stage.owner.rows<{ id: bigint; txid: string; position: number }>(
      `select cash_out_id as id, txid, position from chain_inputs where $1::bigint is null or cash_out_id = $1
       order by cash_out_id, txid, position`,
      [id ?? null],
    );
  /** In the order of signing. */
  const copies = (id: CashOutId) =>
    stage.owner.rows<{ txid: string; raw: string; draft: Draft }>(
      `select txid, raw_transaction as raw, draft from chain_sends where cash_out_id = $1
       union all select txid, raw_transaction, draft from chain_send_fee_bumps where cash_out_id = $1`,
      [id],
    );

  return { ...stage, chain, settle, newPlayer, house, fillHouse, emptyHouse, inputs, copies };
};

export type BitcoinStage = Awaited<ReturnType<typeof openBitcoinStage>>;
export type BitcoinPlayer = Awaited<ReturnType<BitcoinStage['newPlayer']>>;
