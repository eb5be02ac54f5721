import type { PlayRound } from '@carmine/contract/games/play';
import { gameById, replay, type GameAction } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

const id = 'blackjack-classic';
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

type Round = PlayRound;

const act = async (
  token: string,
  { id: roundId, seq }: Round,
  type: string,
): Promise<{ status: number; code: string | undefined; body: Round }> =>
  world.play(token, 'POST', `rounds/${roundId}/actions`, { seq, action: { type } }, `${roundId}:${seq}`);

/** Splits if possible, else doubles, else stands: the maximum stake of a round. */
const greedy = ({ legal }: Round): string => ['split', 'double'].find((type) => legal.includes(type)) ?? 'stand';

const cashOf = async (player: WorldPlayer) => (await world.wallet.wallets(player.playerId))[0]?.cash ?? 0n;
const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** Plays until a round stays open, because a blackjack ends at once. */
const openHand = async (token: string, stake: string, name: string): Promise<Round> => {
  for (let count = 0; ; count += 1) {
    const { status, body } = await world.bet(token, { stake }, `${name}-${count}`);
    if (status !== 201) throw new Error(`The bet was ${status}`);
    if (body.status === 'open') return body;
  }
};
const openRound = (token: string, name: string): Promise<Round> => openHand(token, '1.00', name);

it('every stake of splits and doubles is taken and every hand paid, and each round follows from the seeds', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, id);
  const ended: Round[] = [];
  for (let count = 0; count < 40; count += 1) {
    let body: Round = (await world.bet(token, { stake: '1.00' }, `round-${count}`)).body;
    while (body.status === 'open') {
      expect((body.view as { dealer: { cards: unknown[] } }).dealer.cards[1]).toBeNull();
      expect(Object.keys(body.view)).not.toContain('shoe');
      ({ body } = await act(token, body, greedy(body)));
    }
    ended.push(body);
  }
  expect(ended.some(({ staked }) => cents(staked) > 200n)).toBe(true);
  const net = ended.reduce((sum, { staked, payout }) => sum + cents(payout) - cents(staked), 0n);
  expect(await cashOf(player)).toBe(100_000n + net);

  const { body: rotated } = await world.play(token, 'POST', 'fairness/rotate', {});
  const game = gameById(id);
  for (const round of ended) {
    const { body: record } = await world.play(token, 'GET', `rounds/${round.id}`);
    const actions = (record.actions as { action: GameAction }[]).map(({ action }) => action);
    const { serverSeed, clientSeed } = record.fairness as { serverSeed: string; clientSeed: string };
    const replayed = replay(
      game as never,
      { serverSeed, clientSeed, nonce: record.nonce as number },
      game?.params.parse(record.params) as never,
      actions as never,
    );
    expect(game?.view(replayed.state)).toEqual(record.view);
    expect(replayed.draws).toEqual(record.draws);
    expect(replayed.debitUnits * 100n).toBe(cents(record.staked as string));
  }
  const pair = await world.database.app.one<{ seedId: bigint }>(
    'select id as "seedId" from seeds where server_seed_hash = $1',
    [rotated.revealed.serverSeedHash],
  );
  const verdict = await world.database.app.rows<{ complaint: string | null }>(
    'select complaint from verify_pair($1, $2)',
    [pair.seedId, rotated.revealed.serverSeed],
  );
  expect(verdict).toEqual(ended.map(() => ({ complaint: null })));
});

it('continues on another device, and the first one then gets 409 with the current round', async () => {
  const player = await world.player(10_000n);
  const first = await world.launch(player, id);
  const opened = await openRound(first, 'device');
  const second = await world.launch(player, id);
  const { body: session } = await world.play(second, 'GET', 'session');
  expect(session.openRound).toMatchObject({ id: opened.id, seq: 0, view: opened.view, legal: opened.legal });
  expect((await world.play(first, 'GET', 'session')).body.net).toBe(session.net);
  const { body: moved } = await act(second, session.openRound as Round, 'stand');
  expect(moved).toMatchObject({ seq: 1, status: 'settled' });
  const late = await world.play(
    first,
    'POST',
    `rounds/${opened.id}/actions`,
    { seq: 0, action: { type: 'hit' } },
    'late',
  );
  expect(late).toMatchObject({ status: 409, code: 'stale_action', body: { round: { seq: 1, view: moved.view } } });
});

it('a double that the balance does not cover is refused and leaves the round as it was', async () => {
  let [token, body] = ['', undefined as Round | undefined];
  while (body?.status !== 'open') {
    token = await world.launch(await world.player(150n), id);
    ({ body } = await world.bet(token, { stake: '1.00' }, 'only'));
  }
  expect(await act(token, body, 'double')).toMatchObject({ status: 422, code: 'insufficient_funds' });
  const { body: session } = await world.play(token, 'GET', 'session');
  expect(session.openRound).toMatchObject({ id: body.id, seq: 0, staked: '1.00' });
});

it('an abandoned round stands on every hand and stakes nothing more', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, id);
  for (let count = 0; ; count += 1) {
    let round = await openRound(token, `left-${count}`);
    if (round.legal.includes('split')) ({ body: round } = await act(token, round, 'split'));
    const { staked, status } = round;
    if (status !== 'open') continue;
    await world.gaming.resolve.ofPlayer(player.playerId, 'break');
    const { body: record } = await world.play(token, 'GET', `rounds/${round.id}`);
    expect(record).toMatchObject({ status: 'settled', staked });
    const hands = (record.view as { hands: unknown[] }).hands.length;
    const taken = (record.actions as { action: GameAction }[]).map(({ action }) => action.type);
    expect(new Set(taken.filter((type) => type !== 'split'))).toEqual(new Set(['stand']));
    if (hands > 1 || count > 60) return;
  }
});

it('a hand that is open in one currency is finished in it, whatever the default has become', async () => {
  const player = await world.player(100_000_000n, 'BTC');
  const { playerId } = player;
  const { wallet, database } = world;
  await wallet.openWallet(database.app, { playerId, currency: 'EUR', makeDefault: false });
  const frame = await world.launch(player, id);
  const opened = await openHand(frame, '0.0001', 'btc');
  await wallet.setDefault(database.app, { playerId, currency: 'EUR' });
  expect((await world.play(frame, 'GET', 'session')).body).toMatchObject({ currency: 'BTC', usualCurrency: 'EUR' });

  const later = await world.launch(player, id);
  const { body: session } = await world.play(later, 'GET', 'session');
  expect(session).toMatchObject({ currency: 'BTC', usualCurrency: 'EUR', openRound: { id: opened.id, seq: 0 } });
  let round = session.openRound as Round;
  while (round.status === 'open') round = (await act(later, round, 'stand')).body;
  expect(round).toMatchObject({ status: 'settled', currency: 'BTC' });

  const after = (await world.play(await world.launch(player, id), 'GET', 'session')).body;
  expect(after).toMatchObject({ currency: 'EUR' });
  expect(after).not.toHaveProperty('usualCurrency');
});

it('a frame of another currency says where the open hand is, and neither starts nor plays one', async () => {
  const player = await world.player(10_000n);
  const { playerId } = player;
  const { wallet, database } = world;
  await wallet.openWallet(database.app, { playerId, currency: 'BTC', makeDefault: true });
  await wallet.adjust(database.app, { playerId, key: `btc-${playerId}`, currency: 'BTC', amount: 100_000_000n });
  await wallet.setDefault(database.app, { playerId, currency: 'EUR' });
  const euros = await world.launch(player, id);
  await wallet.setDefault(database.app, { playerId, currency: 'BTC' });
  const opened = await openHand(await world.launch(player, id), '0.0001', 'btc');
  const refused = { status: 409, code: 'round_open' };
  const bet = await world.bet(euros, { stake: '1.00' }, 'eur');
  expect(bet).toMatchObject(refused);
  expect(bet.body['message']).toBe('You have an open round in BTC. Open the game again to finish it.');
  expect(await act(euros, opened, 'stand')).toMatchObject(refused);
  expect((await world.play(euros, 'GET', 'session')).body).not.toHaveProperty('openRound');
});
