/** Every table of the house plays its rounds by its own maths: what each bet is paid is worked out again from the link of the chain. */
import { checkRecord, createRng, liveGames, readRecords, replay } from '@carmine/games';
import { expect, it } from 'vitest';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { createLiveWorld } from '../testing/live-world.ts';

it.each(liveGames.map((game) => [game.name, game] as const))(
  '%s pays what its link decides, by both verifiers',
  async (_name, game) => {
    const world = await createLiveWorld(game.id);
    try {
      const choice = createRng('cd'.repeat(32), 'chips', 1);
      for (let round = 0; round < 3; round += 1) {
        const held = await world.nextRound();
        const seat = await world.seat(100_000n);
        const params = game.sampleParams(choice) as object;
        const placed = await world.place(seat, '0.50', params);
        expect(placed.status).toBe(201);
        const ended = await world.until(held, 'settled');
        const { body } = await world.get(`/game-service/api/v1/rounds/${placed.body.id}`, seat);
        const [record] = readRecords(JSON.stringify(body)) ?? [];
        expect(record === undefined ? undefined : checkRecord(record)).toMatchObject({ result: { holds: true } });
        expect(complaintsOf(body, game.definition)).toEqual([]);
        const chain = { ...body.fairness.chain, linkNumber: body.fairness.chain.linkNumber + 1 };
        expect(complaintsOf({ ...body, fairness: { ...body.fairness, chain } }, game.definition)).toEqual(['chain']);
        const { serverSeed, clientSeed } = body.fairness;
        const again = replay(game, { serverSeed, clientSeed, nonce: 0 }, params as Record<string, unknown>, []);
        expect(game.view(again.state)).toEqual(ended.result);
        const [staked, payout] = [placed.body.staked, body.payout].map((amount) =>
          BigInt(String(amount).replace('.', '')),
        );
        expect(await world.cash(seat)).toBe(100_000n - (staked ?? 0n) + (payout ?? 0n));
      }
    } finally {
      await world.close();
    }
  },
);
