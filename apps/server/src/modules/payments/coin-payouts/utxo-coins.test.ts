/** Every UTXO coin in and out, through the real node, signer and wallet: what differs between them changes no rule. */
import { formatAmount, money } from '@carmine/money';
import { Address } from '@scure/btc-signer';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dogecoin } from '../../../providers/chains/dog/coin.ts';
import { litecoin } from '../../../providers/chains/ltc/coin.ts';
import type { UtxoCoin } from '../../../providers/chains/utxo/coin.ts';
import { provenAddress } from '../../../testing/cash-out-rights.ts';
import { confirmations, openCoinStage, type CoinStage } from '../../../testing/coin-stage.ts';

let stage: CoinStage;
beforeAll(async () => {
  stage = await openCoinStage({ withOthers: true });
});
afterAll(() => stage.close());

const whole = 100_000_000n;
const post = async ({ code }: UtxoCoin, call: string, body: object): Promise<void> => {
  const response = await fetch(`${stage.url}/chain/${code}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
};
const send = (coin: UtxoCoin, address: string, units: bigint): Promise<void> =>
  post(coin, 'send', { address, units: units.toString(), confirmations: 1 });
const settle = async (coin: UtxoCoin): Promise<void> => {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await stage.turn();
    await post(coin, 'mine', { blocks: confirmations });
  }
  await stage.turn();
};
const newAddress = ({ alphabets, simulatedAs, isSegwit }: UtxoCoin): string =>
  Address(alphabets[simulatedAs] ?? alphabets.main).encode({
    type: isSegwit ? 'wpkh' : 'pkh',
    hash: randomBytes(20),
  });
const receivedBy = async ({ code }: UtxoCoin, address: string): Promise<string> =>
  ((await (await fetch(`${stage.url}/chain/${code}/address/${address}`)).json()) as { received: string }).received;

const opened = async (coin: UtxoCoin) => {
  const { code, currency } = coin;
  const { playerId } = await stage.newPlayer();
  const issued = await stage.coins.issueAddress({ playerId, currency, addressCountry: 'MT' });
  if (!issued.ok) throw new Error(issued.reason);
  const held = async () => {
    const found = (await stage.wallet.wallets(playerId)).find((one) => one.currency === currency);
    return (found?.cash ?? 0n) + (found?.locked ?? 0n);
  };
  const withdraw = async (subunits: bigint, address: string) => {
    const network = stage.deps.networks.find((one) => one.code === code);
    await provenAddress(stage.owner, playerId, network?.readAddress(address), code);
    return stage.coins.requestCashOut({
      ...{ playerId, currency, amount: formatAmount(money(currency, subunits)), address },
      steppedUpAt: new Date(),
    });
  };
  /** Money that can be withdrawn at once. */
  const fund = (amount: bigint) =>
    stage.owner.transaction(async (sql) => {
      const { id } = await sql.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
      const credit = {
        playerId,
        paymentId: id as never,
        provider: coin.code,
        partyKind: 'chain' as const,
      };
      const rate = coin === litecoin ? 855n * 10n ** 17n : 1425n * 10n ** 14n;
      await stage.wallet.creditDeposit(sql, {
        ...credit,
        currency: coin.currency,
        amount,
        to: 'locked',
        eurRate: rate,
      });
    });
  return { playerId, issued, held, withdraw, fund };
};

/** Enough for a deposit, and part of it to withdraw. */
const cases: readonly (readonly [string, UtxoCoin, bigint])[] = [
  ['LTC', litecoin, 2n * whole],
  ['DOG', dogecoin, 1_000n * whole],
];

test.each(cases)(
  '%s is credited once after its confirmations, also if a block with it is replaced',
  async (_code, coin, sum) => {
    const player = await opened(coin);
    // Below the minimum nothing is credited; it counts with what follows.
    await send(coin, player.issued.address, player.issued.minDeposit.subunits / 2n);
    await settle(coin);
    expect(await player.held()).toBe(0n);
    await send(coin, player.issued.address, sum);
    await stage.turn();
    await post(coin, 'reorganise', { depth: 1 });
    await post(coin, 'mine', { blocks: 2 });
    await settle(coin);
    expect(await player.held()).toBe(0n);
    await send(coin, player.issued.address, sum);
    await settle(coin);
    await settle(coin);
    const credited = sum + player.issued.minDeposit.subunits / 2n;
    expect(await player.held()).toBe(credited);
    // After the credit a replacement reverses it.
    await post(coin, 'reorganise', { depth: 60 });
    await post(coin, 'mine', { blocks: 3 });
    await stage.turn();
    await stage.turn();
    expect(await player.held()).toBe(0n);
  },
);

test.each(cases)(
  '%s leaves from the deposits to the address, at the price that was shown',
  async (_code, coin, sum) => {
    const player = await opened(coin);
    await send(coin, player.issued.address, 2n * sum);
    await settle(coin);
    expect(await player.held()).toBe(2n * sum);
    await player.fund(sum);
    const to = newAddress(coin);
    const asked = await player.withdraw(sum / 2n, to);
    if (!asked.ok)
      throw new Error(
        JSON.stringify(asked, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      );
    await settle(coin);
    const { cashOut } = asked as unknown as { cashOut: { id: never } };
    const done = await stage.coins.cashOut(player.playerId, cashOut.id);
    expect(done?.state).toBe('paid');
    expect((await receivedBy(coin, to)).replace('.', '')).toMatch(
      new RegExp(`^0*${(sum / 2n - (done?.fee ?? 0n)).toString()}$`),
    );
  },
);

test.each(cases)('an address of another coin is none of %s', async (_code, coin, sum) => {
  const player = await opened(coin);
  await player.fund(sum);
  for (const address of [
    'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    newAddress(coin === litecoin ? dogecoin : litecoin),
  ])
    expect(
      await stage.coins.requestCashOut({
        ...{
          playerId: player.playerId,
          currency: coin.currency,
          amount: formatAmount(money(coin.currency, sum)),
          address,
        },
        steppedUpAt: new Date(),
      }),
    ).toMatchObject({ ok: false, reason: 'address_invalid' });
});
