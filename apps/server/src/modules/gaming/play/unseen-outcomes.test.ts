/** No outcome is computed for a refused request, so that not even the response time reveals it. */
import { gameById, type AnyGame } from '@carmine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../platform/json.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';
import type { RoundElement, Wallet } from '../../wallet/index.ts';
import { createGaming, type PlaySession } from '../index.ts';
import { startMove } from './make-move.ts';
import { besideAHand, differentSeeds, seededPlaySessions, seedText } from '../testing/seeded-play-sessions.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
  await world.wallet.setBlockedCountries(world.database.app, ['KP']);
});
afterAll(() => world.close());
const playSessions = seededPlaySessions(() => world);
const here = { country: 'MT' };

/** A gaming module that counts computed outcomes and ledger questions; its stake cache for this play session is warm. */
const countingGaming = async (at: PlaySession) => {
  const counts = { outcomes: 0, steps: 0, asked: 0, booked: 0 };
  const counted = (game: AnyGame | undefined): AnyGame | undefined =>
    game && {
      ...game,
      init: (params, rng) => {
        counts.outcomes += 1;
        return game.init(params, rng);
      },
      act: (state, action, rng) => {
        counts.steps += 1;
        return game.act(state, action, rng);
      },
    };
  const wallet: Wallet = {
    ...world.wallet,
    commitRound: (element: RoundElement) => {
      counts.booked += 1;
      return world.wallet.commitRound(element);
    },
    askRound: (question) => {
      counts.asked += 1;
      return world.wallet.askRound(question);
    },
  };
  const byId = (id: string) => counted(gameById(id));
  const gaming = createGaming({ ...world.gamingDeps, wallet, games: { all: [], byId, byMath: byId } });
  await gaming.session(at, here);
  Object.assign(counts, { outcomes: 0, steps: 0, asked: 0, booked: 0 });
  let bets = 0;
  const bet = (playSession: PlaySession, rest: { stake?: string; key?: string } = {}) => {
    bets += 1;
    const { stake = '1.00', key = `bet-${bets}` } = rest;
    return gaming.startRound(playSession, here, { key, stake, params: undefined, grantId: undefined });
  };
  return { counts, gaming, bet };
};

describe('the outcome of a bet', () => {
  type Refusal = [string, (player: WorldPlayer) => Promise<unknown>, object?];
  const gate =
    (patch: Parameters<Wallet['setGate']>[2]) =>
    ({ playerId }: WorldPlayer) =>
      world.wallet.setGate(world.database.app, playerId, patch);
  const sql =
    (text: string) =>
    ({ playerId }: WorldPlayer) =>
      world.database.db.run(`update ${text} where player_id = $1`, [playerId]);
  const none = async () => undefined;
  const refusals: Refusal[] = [
    ['insufficient_funds', none, { stake: '20.00' }],
    ['limit_reached', gate({ stakeLimit: { day: 1n } })],
    ['limit_reached', gate({ maximumStakeEurCents: 50n })],
    ['self_excluded', gate({ protectionStatus: 'cool_off' })],
    ['country_restricted', gate({ country: 'KP' })],
    ['stake_out_of_range', none, { stake: '0.01' }],
    ['idempotency_key_reused', none, { key: 'first', stake: '2.00' }],
    ['play_session_ended', sql('sessions set ended_at = now()')],
    ['too_fast', sql('play_sessions set minimum_cycle_ms = 60000')],
  ];

  it.each(refusals)(
    'is not worked out where it is refused, and nothing is sent to be booked: %s',
    async (reason, prepare, bet) => {
      const player = await world.player(1_000n);
      const playSession = await playSessions.launched(player, 'lantern-harbour');
      const first = await countingGaming(playSession);
      expect(await first.bet(playSession, { stake: '0.20', key: 'first' })).toMatchObject({ ok: true });
      await prepare(player);
      // A second instance; and the same one, because it was caught unprepared once.
      await first.bet(playSession, bet);
      for (const { counts, bet: place } of [await countingGaming(playSession), first]) {
        Object.assign(counts, { outcomes: 0, booked: 0 });
        for (let count = 0; count < 2; count += 1)
          expect(await place(playSession, bet)).toMatchObject({ ok: false, reason });
        expect(counts).toMatchObject({ outcomes: 0, booked: 0 });
      }
    },
  );

  it('is computed without a question to the ledger if the last bet’s reply is sufficient', async () => {
    const playSession = await playSessions.launched(await world.player(1_000_000n), 'dice');
    const { counts, bet } = await countingGaming(playSession);
    await bet(playSession);
    expect(counts).toMatchObject({ outcomes: 1, asked: 1, booked: 1 });
    for (let count = 0; count < 5; count += 1) await bet(playSession);
    expect(counts).toMatchObject({ outcomes: 6, asked: 1, booked: 6 });
  });

  it('is the first one again if the bet is repeated, and no other is computed', async () => {
    const playSession = await playSessions.launched(await world.player(1_000_000n), 'dice');
    const first = await (await countingGaming(playSession)).bet(playSession, { key: 'again' });
    const later = await countingGaming(playSession);
    expect(await later.bet(playSession, { key: 'again' })).toMatchObject({ ...first, repeated: true });
    expect(later.counts.outcomes).toBe(0);
  });
});

it('a repeated bet that would now be refused gets the first one’s reply, even while that is being booked', async () => {
  const playSession = await playSessions.launched(await world.player(1_000_000n), 'dice');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let isSent = () => {};
  const sent = new Promise<void>((resolve) => (isSent = resolve));
  const wallet: Wallet = {
    ...world.wallet,
    commitRound: async (element) => {
      isSent();
      await answered;
      return world.wallet.commitRound(element);
    },
  };
  const gaming = createGaming({ ...world.gamingDeps, wallet });
  const bet = (key: string) =>
    gaming.startRound(playSession, here, { key, stake: '1.00', params: undefined, grantId: undefined });
  const maintain = async (maintenance: boolean) => {
    await world.database.db.run('update games set maintenance = $1', [maintenance]);
    gaming.catalogue.forget();
  };
  const first = bet('once');
  await sent;
  await maintain(true);
  const [second, other] = [bet('once'), bet('another')];
  // Waits longer than an unqueued question would take; it would find nothing.
  for (let turn = 0; turn < 5; turn += 1) await world.wallet.findRound(0n as never);
  answer();
  expect(await first).toMatchObject({ ok: true, repeated: false });
  expect(await second).toMatchObject({ ok: true, repeated: true });
  expect(await other).toMatchObject({ ok: false, reason: 'game_unavailable' });
  await maintain(false);
});

const openAt = async (playSession: PlaySession) => {
  const opened = await world.gaming.session(playSession, here);
  const round = opened.ok ? opened.session.openRound : undefined;
  if (round === undefined) throw new Error('No round is open');
  return round;
};

describe('an action', () => {
  it('is refused whatever the next card, and no card is drawn for it', async () => {
    for (const seed of differentSeeds('blackjack-classic', true)) {
      const { playSession } = await playSessions.real(seed, { ...besideAHand, cash: 0n });
      const { id: roundId, seq, legal } = await openAt(playSession);
      expect(legal).toContain('double');
      const { counts, gaming } = await countingGaming(playSession);
      const act = (type: string, key: string) =>
        gaming.actInRound(playSession, here, { key, roundId, seq, action: { type } });
      counts.steps = 0;
      expect(await act('double', 'd')).toMatchObject({ ok: false, reason: 'insufficient_funds' });
      expect(await act('hit', 'opening')).toMatchObject({ ok: false, reason: 'idempotency_key_reused' });
      expect(await act('fly', 'f')).toMatchObject({ ok: false, reason: 'illegal_action' });
      expect(await act('fly', 'opening')).toMatchObject({ ok: false, reason: 'idempotency_key_reused' });
      // Once each on a dummy stream, to determine the action's stake; for what is not offered not even that.
      expect(counts).toMatchObject({ steps: 2, booked: 0 });
      expect(await act('stand', 's')).toMatchObject({ ok: true, round: { status: 'settled' } });
    }
  });

  it('that stakes more is neither offered nor accepted in a free spin’s round', async () => {
    const [seed = 0] = differentSeeds('blackjack-classic', true);
    const { playSession } = await playSessions.real(seed, { ...besideAHand, open: false });
    const game = gameById('blackjack-classic');
    if (playSession.mode !== 'real' || game === undefined) throw new Error('No play session');
    const { playerId, id: playSessionId, currency } = playSession;
    const params = game.params.parse({}) as JsonObject;
    const grantId = await world.wallet.grantFreeSpins(world.database.app, {
      ...{ playerId, key: 'spin', currency, stake: 100n, count: 1, games: [game.id] },
      ...{ validFrom: new Date(Date.now() - 1_000), validTo: new Date(Date.now() + 3_600_000) },
      bets: { [game.id]: params },
    });
    const pair = await world.wallet.activeSeed(playerId);
    if (pair === undefined) throw new Error('No seeds');
    // Inserted directly, because free spins cannot be played in this game; the ledger only checks names.
    const { jackpots: _none, ...move } = startMove({
      ...{ game, currency, grantId, params, stake: 100n, key: 'spin', requestHash: Buffer.alloc(32) },
      ...{ funding: 'free_spin', debit: 0n },
      ...{ now: new Date(), deadline: new Date(Date.now() + 3_600_000) },
      seeds: { ...pair, serverSeed: seedText(seed), nextServerSeedHash: '' },
    });
    const element = { ...move, playerId, playSessionId, currency, eurRate: 10n ** 18n };
    expect(await world.wallet.commitRound(element)).toMatchObject({ status: 'settled' });
    const round = await openAt(playSession);
    expect(round).toMatchObject({ funding: 'free_spin', staked: '0.00' });
    expect(round.legal.filter((type) => type === 'double' || type === 'split')).toEqual([]);
    const act = (type: string) =>
      world.gaming.actInRound(playSession, here, { key: type, roundId: round.id, seq: 0, action: { type } });
    expect(await act('double')).toMatchObject({ ok: false, reason: 'illegal_action' });
    expect(await act('stand')).toMatchObject({ ok: true, round: { staked: '0.00', status: 'settled' } });
  });
});
