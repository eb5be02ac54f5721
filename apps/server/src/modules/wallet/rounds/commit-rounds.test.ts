import { describe, expect, it } from 'vitest';
import { betElement, hashOf, stepElement } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();

describe('a bet', () => {
  it('takes the stake and pays the win in one movement', async () => {
    const player = await world.bettor({ cash: 10_000n });
    const reply = await world.wallet.commitRound(betElement(player, { stake: 300n, win: 594n }));
    expect(reply).toMatchObject({
      status: 'settled',
      seq: 0,
      balances: { cash: 10_294n, bonus: 0n },
      paid: { cash: 300n, bonus: 0n },
    });
  });
  it('moves nothing when the money is not there', async () => {
    const player = await world.bettor({ cash: 99n });
    expect(await world.wallet.commitRound(betElement(player))).toEqual({
      status: 'funds',
      balances: { cash: 99n, bonus: 0n },
    });
  });
});

describe('a key', () => {
  it('returns the first reply again, and refuses different content', async () => {
    const player = await world.bettor({ cash: 10_000n });
    const element = betElement(player, { win: 50n }, { reply: { view: 'first' } });
    const first = await world.wallet.commitRound(element);
    expect(await world.wallet.commitRound(element)).toEqual({ ...first, status: 'replayed' });
    expect(await world.wallet.commitRound({ ...element, requestHash: hashOf('other') })).toEqual({
      status: 'key_reused',
    });
    expect(await world.wallet.commitRound({ ...element, key: 'other' })).toEqual({ status: 'stale_nonce' });
  });
});

describe('a round of several steps', () => {
  it('continues by its sequence number and ends once', async () => {
    const player = await world.bettor({ cash: 10_000n });
    const { roundId } = settled(await world.wallet.commitRound(betElement(player, { stake: 200n, open: true })));
    expect(await world.wallet.openRound(player.playerId, 'dice')).toMatchObject({
      id: roundId,
      status: 'open',
      staked: 200n,
    });
    expect(await world.wallet.commitRound(betElement(player, { nonce: 1n, open: true }))).toEqual({
      status: 'stale_seq',
      roundId,
    });
    const step = stepElement(player, { roundId, seq: 0 }, { final: false, actions: [{ type: 'BET', amount: 50n }] });
    expect(await world.wallet.commitRound(step)).toMatchObject({
      status: 'settled',
      seq: 1,
      balances: { cash: 9_750n },
    });
    expect(await world.wallet.commitRound({ ...step, key: 'late' })).toEqual({ status: 'stale_seq', roundId });
    const end = stepElement(player, { roundId, seq: 1 }, { actions: [{ type: 'WIN', amount: 400n }] });
    expect(await world.wallet.commitRound(end)).toMatchObject({
      status: 'settled',
      seq: 2,
      balances: { cash: 10_150n },
    });
    expect(await world.wallet.commitRound({ ...end, key: 'again' })).toEqual({ status: 'closed' });
    expect(await world.wallet.findRound(roundId)).toMatchObject({
      status: 'settled',
      staked: 250n,
      payout: 400n,
      seq: 2,
    });
    expect(await world.wallet.roundActions(player.playerId, roundId)).toHaveLength(3);
  });
});
