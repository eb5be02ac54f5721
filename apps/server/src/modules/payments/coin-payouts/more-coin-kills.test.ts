/**
 * The death of the worker at a boundary of a withdrawal, with several under way, of the coins that have no kills of their own: the token, and
 * the other networks of outputs. The suite kills each once at another boundary; `PAYMENT_KILLS=whole` at every one.
 */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import { Address } from '@scure/btc-signer';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provenAddress } from '../../../testing/cash-out-rights.ts';
import { confirmations, openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { isWhole } from '../../../testing/payment-kills.ts';
import { dogecoin } from '../../../providers/chains/dog/coin.ts';
import { litecoin } from '../../../providers/chains/ltc/coin.ts';
import type { UtxoCoin } from '../../../providers/chains/utxo/coin.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { Network, TransferSigner } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';

let stage: CoinStage;
beforeAll(async () => {
  stage = await openCoinStage({ withUsdt: true, withOthers: true });
});
afterAll(() => stage.close());

const whole = 100_000_000n;
const perKill = 3;

interface Kind {
  readonly currency: CurrencyCode;
  readonly network: string;
  readonly amount: bigint;
  readonly eurRate: bigint;
  readonly newAddress: () => string;
}
const ofOutputs = (
  { code, currency, alphabets, simulatedAs, isSegwit }: UtxoCoin,
  amount: bigint,
  eurRate: bigint,
): Kind => ({
  ...{ currency, network: code, amount, eurRate },
  newAddress: () =>
    Address(alphabets[simulatedAs] ?? alphabets.main).encode({
      type: isSegwit ? 'wpkh' : 'pkh',
      hash: randomBytes(20),
    }),
});
const kinds: readonly Kind[] = [
  {
    ...{ currency: 'USDT', network: 'ETH', amount: 20_000_000n, eurRate: 9n * 10n ** 17n },
    newAddress: () => `0x${randomBytes(20).toString('hex')}`,
  },
  ofOutputs(litecoin, whole, 855n * 10n ** 17n),
  ofOutputs(dogecoin, 500n * whole, 1425n * 10n ** 14n),
];

const onNetwork = (code: string, change: (honest: Network) => Partial<Network>): Partial<CoinDeps> => ({
  networks: stage.deps.networks.map((one) => (one.code === code ? ({ ...one, ...change(one) } as Network) : one)),
});
/** Each kind of network is signed for by a call of its own. */
const dyingSigner = (isLate: boolean): Partial<CoinDeps> => {
  const honest = stage.deps.signer;
  const sign: TransferSigner['sign'] = async (order) => {
    if (isLate) await honest.sign(order);
    return die();
  };
  return { signer: { ...honest, sign } };
};
const boundaries: readonly (readonly [string, (kind: Kind) => Partial<CoinDeps>])[] = [
  [
    'while the number or the outputs are reserved',
    () => ({ db: dyingDatabase(stage.deps.db, 'insert into chain_sends') }),
  ],
  ['before the signature', () => dyingSigner(false)],
  ['after the signature, before it came back', () => dyingSigner(true)],
  [
    'while the signature is stored',
    () => ({ db: dyingDatabase(stage.deps.db, 'update chain_sends set raw_transaction') }),
  ],
  [
    'after it is stored, before the network sees it',
    ({ network }) => onNetwork(network, () => ({ broadcast: async () => die() })),
  ],
  [
    'after the network took it, before we know',
    ({ network }) =>
      onNetwork(network, (honest) => ({ broadcast: async (raw) => (await honest.broadcast(raw), die()) })),
  ],
  ['while it is marked as paid', () => ({ db: dyingDatabase(stage.deps.db, 'settle_cash_out') })],
];
const kills = kinds.flatMap((kind, place) =>
  boundaries
    .filter((_boundary, index) => isWhole || index === (2 * place + 2) % boundaries.length)
    .map(([where, change]) => [kind.currency, where, kind, change] as const),
);

const post = async (network: string, call: string, body: object): Promise<void> => {
  const response = await fetch(`${stage.url}/chain/${network}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
};
const mine = (network: string): Promise<void> => post(network, 'mine', { blocks: confirmations });
const receivedAt = async ({ network, currency }: Kind, address: string): Promise<number> => {
  const answer = (await (await fetch(`${stage.url}/chain/${network}/address/${address}`)).json()) as {
    transactions: unknown[];
    tokens?: Record<string, string>;
  };
  return answer.tokens?.[currency] === undefined
    ? answer.transactions.length
    : Number(BigInt(answer.tokens[currency]) > 0n);
};

const fund = ({ playerId }: CoinPlayer, { currency, amount, eurRate }: Kind) =>
  stage.owner.transaction(async (sql) => {
    const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
    const credit = { playerId, paymentId: id as CashOutId, provider: currency, partyKind: 'chain' as const };
    await stage.wallet.openWallet(sql, { playerId, currency, makeDefault: false });
    await stage.wallet.creditDeposit(sql, {
      ...credit,
      currency,
      amount: amount * BigInt(perKill),
      to: 'locked',
      eurRate,
    });
  });

const ask = async ({ playerId }: CoinPlayer, kind: Kind) => {
  const [address, { currency, amount }] = [kind.newAddress(), kind];
  const network = stage.deps.networks.find(({ code }) => code === kind.network);
  await provenAddress(stage.owner, playerId, network?.readAddress(address), currency === 'USDT' ? 'ETH' : currency);
  const answer = await stage.coins.requestCashOut({
    ...{ playerId, currency, amount: formatAmount(money(currency, amount)), address, steppedUpAt: new Date() },
  });
  if (!answer.ok) throw new Error(answer.reason);
  return { id: answer.cashOut.id, address };
};

test.each(kills)(
  '%s, killed %s: each of several withdrawals is paid exactly once',
  async (_code, _where, kind, change) => {
    const player = await stage.newPlayer();
    await stage.owner.run('update cash_out_rules set automatic_per_day = 10000000');
    await fund(player, kind);
    const asked: { id: CashOutId; address: string }[] = [];
    for (let count = 0; count < perKill; count += 1) asked.push(await ask(player, kind));
    const dying = stage.variant(change(kind));
    const untilDead = async (): Promise<void> => {
      for (let turns = 0; turns < 8; turns += 1) {
        await stage.turn(dying);
        await mine(kind.network);
      }
    };
    await expect(untilDead()).rejects.toThrow(Died);
    await stage.signer.restart();
    const states = async () => {
      await stage.turn();
      await mine(kind.network);
      return Promise.all(asked.map(async ({ id }) => (await stage.coins.cashOut(player.playerId, id))?.state));
    };
    await expect.poll(states, { interval: 10, timeout: 30_000 }).toEqual(asked.map(() => 'paid'));
    for (const { address } of asked) expect(await receivedAt(kind, address)).toBe(1);
    await expectLedgerSound(stage.owner);
  },
);
