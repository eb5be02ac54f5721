/** The listed token, by its real contract’s ways: what happens to deposits and withdrawals of it. */
import { money } from '@carmine/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmations, openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import { newEthKey } from '../../../testing/eth-key.ts';
import { deployToken } from '../../../testing/token-contract.ts';
import { million, tokenHolder, type TokenHolder } from '../../../testing/token-holder.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import { recentUnlisted } from '../chains/index.ts';

let stage: CoinStage;
let tokens: TokenHolder;
let player: CoinPlayer;
let house = '';
beforeAll(async () => {
  stage = await openCoinStage({ withUsdt: true });
  tokens = tokenHolder(stage);
  house = (await stage.owner.one<{ house: string }>('select house_address as house from chains')).house;
  await stage.chain.send(house, '1');
  await stage.chain.sendTokens(house, 1_000n * million, 1);
});
afterAll(() => stage.close());
beforeEach(async () => {
  player = await stage.newPlayer();
});
afterEach(() => expectLedgerSound(stage.owner));

const cash = async (who = player) => (await tokens.held(who))?.cash ?? 0n;
const deposits = async (who = player) =>
  (await stage.payments.history({ playerId: who.playerId, currencies: ['USDT'], page: 0, size: 100 })).items.map(
    ({ state }) => state,
  );
const watched = async (blocks: number): Promise<void> => {
  await stage.chain.mine(blocks);
  await stage.coins.watch();
};

describe('tokens that arrive', () => {
  test('count after the network’s confirmations, by their contract’s event', async () => {
    await stage.chain.sendTokens(await tokens.address(player), 100n * million);
    await watched(confirmations - 1);
    expect([await cash(), await deposits()]).toEqual([0n, ['pending']]);
    await watched(1);
    expect([await cash(), await deposits()]).toEqual([100n * million, ['credited']]);
  });

  test('below the minimum gather to the last unit, at an address used before too', async () => {
    const address = await tokens.address(player);
    await stage.chain.sendTokens(address, 50n * million, confirmations);
    await stage.coins.watch();
    expect(await tokens.address(player)).not.toBe(address);
    for (const part of [1n, 4n * million, 5n * million]) await stage.chain.sendTokens(address, part, confirmations);
    await stage.coins.watch();
    expect(await cash()).toBe(50n * million);
    await stage.chain.sendTokens(address, 6n * million, confirmations);
    await stage.coins.watch();
    expect(await cash()).toBe(65n * million + 1n);
  });

  test('of several transfers in one block are each their player’s, and one that is not listed is nobody’s, with an alarm', async () => {
    const [second, foreign] = [await stage.newPlayer(), await deployToken(stage.url, 10n ** 12n)];
    const [mine, theirs] = [await tokens.address(player), await tokens.address(second)];
    await stage.chain.sendTokens(mine, 20n * million);
    const sent = await foreign.send(mine, 500n * million);
    await foreign.send(newEthKey().address, 700n * million);
    await stage.chain.sendTokens(theirs, 30n * million);
    await stage.chain.sendTokens(mine, 40n * million);
    await watched(confirmations);
    expect([await cash(), await cash(second)]).toEqual([60n * million, 30n * million]);
    expect(stage.alarms.get('unlisted_tokens_ETH')).toBe(1);
    const known = { contract: foreign.contract, from: foreign.maker, to: mine, txid: sent, raw: 500n * million };
    expect(await recentUnlisted(stage.db, 'ETH')).toMatchObject([known]);
  });

  test('and are replaced by another payment before they count are worth what took their place', async () => {
    const address = await tokens.address(player);
    await stage.chain.sendTokens(address, 90n * million, 1);
    await stage.coins.watch();
    expect(await deposits()).toEqual(['pending']);
    // The sender spends the same number again.
    await stage.chain.reorganise(1);
    await stage.chain.sendTokens(address, 20n * million, confirmations);
    await stage.coins.watch();
    await watched(confirmations);
    expect([await cash(), await deposits()]).toEqual([20n * million, ['credited', 'failed']]);
  });

  test('and are reorganised after they were cashed out are a debt, a hold and an alarm; the withdrawal is not paid anew', async () => {
    await stage.chain.sendTokens(await tokens.address(player), 100n * million, confirmations);
    await stage.coins.watch();
    await stage.owner.run('update accounts set unstaked = 0 where owner_id = $1', [player.playerId]);
    const to = newEthKey().address;
    const id = await tokens.withdraw(player, 'USDT', 90n * million, to);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    const arrived = await tokens.at(to);
    const { height } = await stage.owner.one<{ height: bigint }>(
      `select n.height - min(t.height) + 1 as height from chains n, chain_transfers t
       join deposits d on d.id = t.deposit_id where d.player_id = $1 group by n.height`,
      [player.playerId],
    );
    await stage.chain.reorganise(Number(height));
    await stage.coins.watch();
    await stage.coins.recheckPaid();
    expect([await deposits(), await player.stateOf(id)]).toEqual([['charged_back'], 'submitted']);
    expect(stage.alarms.get('chain_reversed_ETH')).toBe(1);
    const { owed } = await stage.owner.one<{ owed: bigint }>('select owed from player_debts where player_id = $1', [
      player.playerId,
    ]);
    expect(owed).toBe(90n * million);
    const flags = await stage.owner.rows('select kind from risk_flags where player_id = $1 and cleared_at is null', [
      player.playerId,
    ]);
    expect(flags).toEqual([{ kind: 'deposit_reversed' }]);
    await stage.settle();
    expect([await player.stateOf(id), await tokens.at(to)]).toEqual(['paid', arrived]);
    const sent = await stage.owner.rows('select 1 from chain_sends where cash_out_id = $1', [id]);
    expect(sent).toHaveLength(1);
  });
});

describe('tokens that leave', () => {
  const asked = async (): Promise<{ id: CashOutId; to: string }> => {
    await tokens.fund(player, 50n * million);
    const to = newEthKey().address;
    return { id: await tokens.withdraw(player, 'USDT', 50n * million, to), to };
  };
  const expectReturned = async (id: CashOutId, to: string): Promise<void> => {
    expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'failed', reason: 'asset_refuses' });
    expect(await tokens.held(player)).toMatchObject({ locked: 50n * million, cashoutPending: 0n });
    expect(await tokens.at(to)).toBe(0n);
  };

  test('are too few to be sent where the fee, which is paid in ether, would take more than half of them', async () => {
    expect(await stage.coins.isKeptByNetwork(money('USDT', 1_000n))).toBe(true);
    expect(await stage.coins.isKeptByNetwork(money('USDT', 50n * million))).toBe(false);
  });

  test('wait with an alarm and a due time while the house has nothing to pay the network with', async () => {
    const own = stage.eth.assets[0];
    const dry = stage.variant({
      float: { ask: async () => undefined },
      networks: [
        {
          ...stage.eth,
          balance: async (address, asset) =>
            asset.code === own.code ? { ok: true, raw: 0n } : stage.eth.balance(address, asset),
        },
      ],
    });
    const { id, to } = await asked();
    await stage.settle(dry);
    const waits = await stage.coins.cashOut(player.playerId, id);
    expect(waits).toMatchObject({ state: 'approved' });
    expect(waits?.dueAt.getTime()).toBeGreaterThan(Date.now());
    expect(stage.alarms.get('float_low_USDT')).toBe(1);
    await stage.settle();
    expect(stage.alarms.get('float_low_USDT')).toBe(0);
    expect(await player.stateOf(id)).toBe('paid');
    expect(await tokens.at(to)).toBeGreaterThan(0n);
  });

  test.each(['pause', 'freeze'] as const)(
    'are returned if its issuer has said %s before they are signed',
    async (ruling) => {
      const { id, to } = await asked();
      await stage.chain.rule(ruling, house);
      await stage.turn();
      await stage.chain.rule(ruling === 'pause' ? 'unpause' : 'thaw', house);
      await expectReturned(id, to);
    },
  );

  test('are returned if its issuer pauses them on their way, and the network’s fee is booked', async () => {
    const { id, to } = await asked();
    // Signed and on its way; no node has it yet.
    await stage.turn(stage.variant({ networks: [{ ...stage.eth, broadcast: async () => ({ ok: true }) }] }));
    expect(await player.stateOf(id)).toBe('submitting');
    await stage.chain.rule('pause');
    await stage.settle();
    await stage.chain.rule('unpause');
    await expectReturned(id, to);
    const fees = await stage.owner.rows(`select 1 from bookings where reference = $1`, [`network:send:${id}`]);
    expect(fees).toHaveLength(1);
  });
});
