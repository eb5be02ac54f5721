/** What one page of a player orders at a table, the player's other pages are told. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts';
import { chips, createLiveWorld, tableId, type LiveWorld } from '../testing/live-world.ts';
import * as store from './live-store.ts';

let world: LiveWorld;
let comet: FlightWorld;
beforeAll(async () => {
  [world, comet] = await Promise.all([createLiveWorld(), createFlightWorld()]);
});
afterAll(() => Promise.all([world.close(), comet.close()]));

it('all pages of a player, and nobody else, are told of a bet that one of them places or takes back, once', async () => {
  await world.nextRound();
  const seat = await world.seat();
  const demo = await world.launch(undefined, tableId);
  world.pushed.length = 0;
  const body = { round: await world.round(), stake: '1.00', params: { chips } };
  const placed = await world.bet(seat.token, body, 'hinted');
  await world.bet(seat.token, body, 'hinted');
  await world.undo(seat, placed.body.id, 'hinted back');
  expect(await world.undo(seat, placed.body.id, 'hinted late')).toMatchObject({ status: 409 });
  expect(await world.bet(demo, body, 'demo')).toMatchObject({ status: 201 });
  const which = { table: tableId, round: body.round, bet: placed.body.id };
  const audience = { playerId: seat.playerId };
  expect(world.pushed.filter(({ topic }) => topic === 'tableBets')).toEqual([
    { audience, topic: 'tableBets', data: { ...which, state: 'placed' } },
    { audience, topic: 'tableBets', data: { ...which, state: 'undone' } },
  ]);
});

it('all pages of a player are told that one of them has left a flight', async () => {
  await comet.open(300, 400);
  const seat = await comet.seat();
  const id = await comet.on(seat, {});
  await comet.fly(231);
  await comet.step();
  comet.pushed.length = 0;
  expect(await comet.cashOut(seat, id, 'hinted')).toMatchObject({ status: 200 });
  const [{ id: played }] = (await store.lastRounds(comet.database.db, 'comet', 1)) as [store.LiveRound];
  const round = comet.gamingDeps.ids.encode('lrd', played);
  expect(comet.pushed.filter(({ topic }) => topic === 'tableBets')).toEqual([
    {
      audience: { playerId: seat.playerId },
      topic: 'tableBets',
      data: { table: 'comet', round, bet: id, state: 'settled' },
    },
  ]);
  await comet.end();
});
