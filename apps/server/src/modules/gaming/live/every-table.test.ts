/**
 * Every table with a chain plays its rounds by its own maths: what each bet is paid is worked out again from the link of the chain, and every
 * list of rounds has it.
 */
import { chainGames, checkRecord, createRng, readRecords, replay } from '@carmine/games';
import { getActivity } from '@carmine/contract/games/activity';
import type { Winner } from '@carmine/contract/games/game-service';
import { showAmount } from '@carmine/money';
import { expect, it } from 'vitest';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { readTable } from '../../compliance/privacy/own-data-store.ts';
import { readable } from '../../compliance/privacy/own-data-tables.ts';
import { createLiveWorld, type LiveWorld, type Seat } from '../testing/live-world.ts';

interface Listed {
  readonly game: string;
  readonly id: string;
  /** Of a bet that was taken back. */
  readonly returnedId: string;
  readonly staked: string;
  readonly returned: string;
}

/** What a player reads about rounds of any game says the same of this one; a bet that was taken back is no play. */
const expectListed = async (world: LiveWorld, seat: Seat, { game, id, returnedId, staked, returned }: Listed) => {
  const { body: history } = await world.get('/profile-service/api/v1/history/bet?page=0&size=5', seat);
  expect(history.items).toHaveLength(2);
  const settled = { id, game, stake: staked, payout: returned, status: 'settled', funding: 'cash' };
  expect(history.items).toContainEqual(expect.objectContaining(settled));
  expect(history.items).toContainEqual(expect.objectContaining({ id: returnedId, status: 'voided' }));
  const { body: activity } = await world.get(`${getActivity.path}?period=7d`, seat);
  const net = ((Number(returned) * 100 - Number(staked) * 100) / 100).toFixed(2);
  expect(activity.play).toEqual({ rounds: 1, staked, returned, net });
  expect(activity.games).toMatchObject([{ game, rounds: 1, rtp: expect.stringMatching(/^[89]\d\.\d\d$/) }]);
  const copy = await readTable(world.database.app, 'rounds', seat.playerId);
  const rows = readable('rounds', copy, world.gamingDeps.ids);
  expect(rows).toContainEqual(expect.objectContaining({ id, staked, payout: returned, status: 'settled' }));
};

const winOf = (game: string, staked: bigint, payout: bigint): string[][] =>
  payout >= 2n * staked ? [[game, showAmount('EUR', payout - staked)]] : [];

// What a studio decides: `studio-rounds.test.ts`.
it.each(chainGames.map((game) => [game.name, game] as const))(
  '%s pays what its link decides, by both verifiers',
  async (_name, game) => {
    const world = await createLiveWorld(game.id);
    try {
      const choice = createRng('cd'.repeat(32), 'chips', 1);
      const wins: string[][] = [];
      for (let round = 0; round < 3; round += 1) {
        const held = await world.nextRound();
        const seat = await world.seat(100_000n);
        const params = game.sampleParams(choice) as object;
        const placed = await world.place(seat, '1.00', params);
        expect(placed.status).toBe(201);
        const undone = await world.place(
          seat,
          '1.00',
          game.live?.flight === undefined ? params : { slot: 3 - Number('slot' in params ? params.slot : 1) },
        );
        expect((await world.undo(seat, undone.body.id, `undo-${round}`)).status).toBe(200);
        const ended = await world.until(held, 'settled');
        const { body } = await world.get(`/game-service/api/v1/rounds/${placed.body.id}`, seat);
        const [record] = readRecords(JSON.stringify(body)) ?? [];
        expect(record === undefined ? undefined : checkRecord(record)).toMatchObject({ result: { holds: true } });
        expect(complaintsOf(body, game.definition)).toEqual([]);
        const chain = { ...body.fairness.chain, linkNumber: body.fairness.chain.linkNumber + 1 };
        expect(complaintsOf({ ...body, fairness: { ...body.fairness, chain } }, game.definition)).toEqual(['chain']);
        const { serverSeed, clientSeed } = body.fairness;
        const again = replay(game, { serverSeed, clientSeed, nonce: 0 }, params as Record<string, unknown>, []);
        expect(game.view(again.state)).toMatchObject(ended.result as object);
        const [staked, payout] = [placed.body.staked, body.payout].map((amount) =>
          BigInt(String(amount).replace('.', '')),
        );
        expect(await world.cash(seat)).toBe(100_000n - (staked ?? 0n) + (payout ?? 0n));
        const sums = { staked: placed.body.staked, returned: body.payout };
        await expectListed(world, seat, { game: game.id, id: placed.body.id, returnedId: undone.body.id, ...sums });
        wins.push(...winOf(game.id, staked ?? 0n, payout ?? 0n));
      }
      // By everybody, as of any other game: from twice the stake on.
      world.gaming.winners.forget();
      const { body } = await world.get(`/game-service/api/v1/winners/latest?game=${game.id}`);
      const shown = (body as Winner[]).map((one) => [one.game, one.amount]);
      expect(new Set(shown.map(String))).toEqual(new Set(wins.map(String)));
    } finally {
      await world.close();
    }
  },
);
