/** A promotion's free spins in each slot, through the calls of its frame: played once, resumed, and checked; in slots with jackpots refused. */
import type { PlayRound, PlaySessionAnswer } from '@carmine/contract/games/play';
import { checkRecord, createRng, recordedRound, registry, type AnyGame } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeedVault } from '../../modules/gaming/fairness/server-seed.ts';
import { jurisdictionKind } from '../../modules/geo/index.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const slots = registry.filter(({ catalogue }) => jurisdictionKind(catalogue.category) === 'slots');
const withJackpots = slots.filter(({ catalogue }) => catalogue.jackpots.length > 0);
const taking = slots.filter((game) => !withJackpots.includes(game));
/** A round of these is over with its first spin. */
const atOnce = new Set(['orchard-clock']);
const mostTried = 5_000;

const partsOf = (game: AnyGame, serverSeed: string, clientSeed: string): number => {
  const { state } = game.init(game.params.parse({}), createRng(serverSeed, clientSeed, 0));
  return game.parts?.(game.view(state)) ?? 1;
};

/** A player whose first round in the game takes several parts to show, where there are any. */
const playerBefore = async (game: AnyGame): Promise<WorldPlayer> => {
  const player = await world.player();
  const vault = createSeedVault(world.gamingDeps);
  const active = vault.make();
  const serverSeed = vault.open(active);
  const long = Array.from({ length: mostTried }, (_, number) => `spins-${number}`);
  const clientSeed = atOnce.has(game.id) ? long[0] : long.find((seed) => partsOf(game, serverSeed, seed) > 1);
  if (clientSeed === undefined) throw new Error(`None of ${mostTried} rounds of ${game.id} takes several parts`);
  await world.wallet.insertSeeds(world.database.app, {
    ...{ playerId: player.playerId, active: { ...active, clientSeed }, next: vault.make() },
  });
  return player;
};

const grant = async ({ playerId }: WorldPlayer, game: string): Promise<string> => {
  const [validFrom, validTo] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
  const id = await world.wallet.grantFreeSpins(world.database.app, {
    ...{ playerId, key: game, currency: 'EUR', stake: 20n, count: 2, games: [game], validFrom, validTo },
  });
  return world.gamingDeps.ids.encode('grt', id);
};
const sessionOf = async (token: string) => (await world.play(token, 'GET', 'session')).body as PlaySessionAnswer;

it.each(taking.map((game) => [game.id, game] as const))(
  'a free spin of %s is played once however often it is asked, resumed where another launch left it, and its round holds',
  async (id, game) => {
    const player = await playerBefore(game);
    const token = await world.launch(player, id);
    const grantId = await grant(player, id);
    expect((await sessionOf(token)).freeSpins).toMatchObject([{ grantId, left: 2, stake: '0.20' }]);
    const spin = () => world.bet(token, { stake: '0.20', grantId }, 'spin');
    const first = await spin();
    expect(first).toMatchObject({ status: 201, body: { funding: 'free_spin', staked: '0.00', status: 'settled' } });
    expect(await spin()).toMatchObject({ status: 201, body: first.body });
    const round: PlayRound = first.body;

    const later = await world.launch(player, id);
    const { freeSpins, freeSpinWinnings = '0.00', unpresented } = await sessionOf(later);
    expect([freeSpins.map(({ left }) => left), freeSpinWinnings]).toEqual([[1], round.payout]);
    const all = game.parts?.(round.view) ?? 1;
    expect(all > 1).toBe(!atOnce.has(id));
    if (all > 1) {
      const show = (parts: number) => world.play(later, 'POST', `rounds/${round.id}/presented`, { parts });
      const { funding, view, payout } = round;
      expect(unpresented).toMatchObject({ presented: 0, round: { id: round.id, funding, view, payout } });
      await show(1);
      expect((await sessionOf(token)).unpresented).toMatchObject({ presented: 1, round: { id: round.id } });
      await show(all);
    }
    expect((await sessionOf(token)).unpresented).toBeUndefined();
    expect((await world.play(token, 'GET', 'rounds')).body).toMatchObject([{ id: round.id, funding: 'free_spin' }]);

    await world.play(token, 'POST', 'fairness/rotate', {});
    const { body } = await world.get(`/game-service/api/v1/rounds/${round.id}`, player);
    expect(checkRecord(recordedRound.parse(body))).toMatchObject({ checked: true, result: { holds: true } });
  },
);

it.each(withJackpots.map(({ id }) => id))(
  '%s neither offers nor takes free spins, because only cash takes part in its jackpots: the grant keeps them',
  async (id) => {
    const player = await world.player(1_000n);
    const token = await world.launch(player, id);
    const grantId = await grant(player, id);
    expect((await sessionOf(token)).freeSpins).toEqual([]);
    const refused = await world.bet(token, { stake: '0.20', grantId }, 'spin');
    expect(refused).toMatchObject({ status: 422, code: 'free_spins_unavailable' });
    expect(refused.body['message']).toMatch(/not for this game/);
    const pools = (await world.wallet.pools()).filter(({ name }) => name.startsWith(id));
    expect(pools.every(({ contributedMicro }) => contributedMicro === 0n)).toBe(true);
    expect(await world.wallet.freeSpins(player.playerId)).toMatchObject([{ left: 2 }]);
    expect((await sessionOf(token)).balance).toBe('10.00');
  },
);

it('both kinds are there', () => {
  expect(withJackpots.map(({ id }) => id).toSorted()).toEqual(['midnight-parcel', 'signal-ridge']);
  expect(taking.length).toBeGreaterThanOrEqual(10);
});
