import { type Activity, getActivity, getActivityFile } from '@carmine/contract/games/activity';
import { approximate, gameById } from '@carmine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';

let world: PlayWorld;

beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const read = async (player: WorldPlayer, period = '30d'): Promise<Activity> => {
  const reply = await world.get(`${getActivity.path}?period=${period}`, player);
  if (reply.status !== 200) throw new Error(reply.code);
  return reply.body as Activity;
};

const cents = (text: string): number => Math.round(Number.parseFloat(text) * 100);

/** Plays and returns the payout in cents. */
const play = async (player: WorldPlayer, launchId: string, rounds: number, body: object): Promise<number> => {
  const token = await world.launch(player, launchId);
  let returned = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { body: played } = await world.bet(token, body, `${launchId}-${round}`);
    returned += cents(played.payout);
  }
  return returned;
};

describe('the activity of a player', () => {
  it('is every settled round, and what the published odds say of these very bets', async () => {
    const player = await world.player(10_000n);
    const returned = await play(player, 'dice', 12, { stake: '2.00', params: { target: 5049, direction: 'over' } });
    const activity = await read(player);
    expect(activity.play).toEqual({
      ...{ rounds: 12, staked: '24.00', returned: (returned / 100).toFixed(2) },
      net: ((returned - 2_400) / 100).toFixed(2),
    });
    const proof = gameById('dice')?.rtpProof({ target: 5049, direction: 'over' });
    if (proof === undefined) throw new Error('No proof');
    const expected = 2_400 * (approximate(proof.rtp) - 1);
    const deviation = 200 * proof.sd * Math.sqrt(12);
    expect(cents(activity.expected.net)).toBe(Math.round(expected));
    expect(cents(activity.expected.deviation)).toBe(Math.round(deviation));
    expect(activity.expected.distance).toBeCloseTo((returned - 2_400 - expected) / deviation, 1);
    expect(activity.games).toHaveLength(1);
    expect(activity.games[0]).toMatchObject({
      game: 'dice',
      rounds: 12,
      rtp: '99.00',
      own: (Math.floor((returned * 10_000) / 2_400) / 100).toFixed(2),
    });
    expect(activity.deposits).toEqual({ count: 1, amount: '100.00' });
    expect(activity.cashOuts).toEqual({ count: 0, amount: '0.00' });
    expect(activity.time).toMatchObject({ days: 1 });
  });

  it('measures a bet that grew by its first stake, as the published return does', async () => {
    const player = await world.player(100_000n);
    const token = await world.launch(player, 'blackjack-classic');
    let doubled = 0;
    for (let round = 0; round < 60 && doubled < 2; round += 1) {
      let { body: hand } = await world.bet(token, { stake: '10.00' }, `hand-${round}`);
      for (let step = 0; hand.status === 'open'; step += 1) {
        const legal: readonly string[] = hand.legal;
        const type = ['double', 'stand'].find((action) => legal.includes(action)) ?? legal[0];
        if (type === 'double') doubled += 1;
        const acted = await world.play(
          token,
          'POST',
          `rounds/${hand.id}/actions`,
          { seq: hand.seq, action: { type } },
          `act-${round}-${step}`,
        );
        hand = acted.body;
      }
    }
    expect(doubled).toBeGreaterThan(0);
    const [row] = (await read(player)).games;
    const rounds = row?.rounds ?? 0;
    expect(cents(row?.staked ?? '0')).toBeGreaterThan(rounds * 1_000);
    const proof = gameById('blackjack-classic')?.rtpProof({});
    expect(cents(row?.expected?.net ?? '')).toBe(
      Math.round(rounds * 1_000 * (approximate(proof?.rtp ?? { n: 0n, d: 1n }) - 1)),
    );
  });

  it('is private, and empty for a player without rounds', async () => {
    const other = await world.player(1_000n);
    const activity = await read(other);
    expect(activity.play).toEqual({ rounds: 0, staked: '0.00', returned: '0.00', net: '0.00' });
    expect(activity).toMatchObject({ games: [], days: [], expected: { net: '0.00', deviation: '0.00' } });
    expect((await world.get(getActivity.path)).status).toBe(401);
  });

  it('counts days where the player’s clock does', async () => {
    const player = await world.player(1_000n);
    await world.wallet.setGate(world.database.app, player.playerId, { timeZone: 'Pacific/Kiritimati' });
    await play(player, 'dice', 1, { stake: '1.00' });
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date());
    expect((await read(player, '7d')).days.map(({ day }) => day)).toEqual([there]);
  });

  it('can be taken home as a file that adds up to the same', async () => {
    const player = await world.player(10_000n);
    const returned = await play(player, 'dice', 5, { stake: '1.00' });
    const reply = await world.get(`${getActivityFile.path}?period=7d`, player);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="activity-.*\.csv"$/);
    const [head, line, end] = String(reply.body).split('\r\n');
    expect(head).toBe('day,game,currency,rounds,staked,returned,net');
    expect(line?.split(',').slice(1)).toEqual([
      'dice',
      'EUR',
      '5',
      '5.00',
      (returned / 100).toFixed(2),
      ((returned - 500) / 100).toFixed(2),
    ]);
    expect(end).toBe('');
  });
});
