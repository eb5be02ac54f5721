import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createWallet, type Wallet } from './index.ts';
import { betElement, createBettor, hashOf, stepElement } from './testing/bettor.ts';
import { expectLedgerSound } from './testing/expect-ledger-sound.ts';

let database: TestDatabase;
let wallet: Wallet;

beforeAll(async () => {
  database = await testDatabase();
  wallet = createWallet({ database: database.app, random: systemRandom, alarm: { checked: () => undefined } });
});
afterAll(async () => {
  await expectLedgerSound(database.app);
});

const bettor = (cash = 10_000n) => createBettor(database.db, wallet, { cash });

describe('a bet', () => {
  it('takes the stake and pays the win in one movement', async () => {
    const player = await bettor();
    const reply = await wallet.commitRound(betElement(player, { stake: 300n, win: 594n }));
    expect(reply).toMatchObject({
      status: 'settled',
      seq: 0,
      balances: { cash: 10_294n, bonus: 0n },
      paid: { cash: 300n, bonus: 0n },
    });
  });
  it('moves nothing when the money is not there', async () => {
    const player = await bettor(99n);
    expect(await wallet.commitRound(betElement(player))).toEqual({ status: 'funds', balances: { cash: 99n, bonus: 0n } });
  });
});

describe('a key', () => {
  it('answers the first answer again, and refuses another content', async () => {
    const player = await bettor();
    const element = betElement(player, { win: 50n }, { reply: { view: 'first' } });
    const first = await wallet.commitRound(element);
    expect(await wallet.commitRound(element)).toEqual({ ...first, status: 'replayed' });
    expect(await wallet.commitRound({ ...element, requestHash: hashOf('other') })).toEqual({ status: 'key_reused' });
    expect(await wallet.commitRound({ ...element, key: 'other' })).toEqual({ status: 'stale_nonce' });
  });
});

describe('a round of several steps', () => {
  it('goes on by its sequence number and ends once', async () => {
    const player = await bettor();
    const opened = await wallet.commitRound(betElement(player, { stake: 200n, open: true }));
    if (opened.status !== 'settled') throw new Error(opened.status);
    const { roundId } = opened;
    expect(await wallet.openRound(player.playerId, 'dice')).toMatchObject({ id: roundId, status: 'open', staked: 200n });
    expect(await wallet.commitRound(betElement(player, { nonce: 1n, open: true }))).toEqual({ status: 'stale_seq', roundId });
    const step = stepElement(player, { roundId, seq: 0 }, { final: false, actions: [{ type: 'BET', amount: 50n }] });
    expect(await wallet.commitRound(step)).toMatchObject({ status: 'settled', seq: 1, balances: { cash: 9_750n } });
    expect(await wallet.commitRound({ ...step, key: 'late' })).toEqual({ status: 'stale_seq', roundId });
    const end = stepElement(player, { roundId, seq: 1 }, { actions: [{ type: 'WIN', amount: 400n }] });
    expect(await wallet.commitRound(end)).toMatchObject({ status: 'settled', seq: 2, balances: { cash: 10_150n } });
    expect(await wallet.commitRound({ ...end, key: 'again' })).toEqual({ status: 'closed' });
    expect(await wallet.findRound(roundId)).toMatchObject({ status: 'settled', staked: 250n, payout: 400n, seq: 2 });
    expect(await wallet.roundActions(roundId)).toHaveLength(3);
  });
});
