import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { schemaText } from '../../apps/server/src/database/schema-text.ts';
import { anotherDatabase } from '../../apps/server/src/database/testing/another-database.ts';
import { lastRelease } from '../../apps/server/src/database/testing/release-before.ts';
import { createAppProcess } from './app-process.ts';
import { startClients } from './clients.ts';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { createHandPlayer } from './hand-player.ts';
import { choose, gameOf, judge, worthKilling } from './hand-run.ts';
import { openHouse } from './house-process.ts';
import { newBettors } from './kill-run.ts';
import { findSeed, openPlaySession } from './play-session.ts';
import { seededRandom } from './seeded-random.ts';
import { verify } from './verify.ts';

const clientCount = 20;
const handCount = 4;
const random = seededRandom(7);

/** What launches of this release write, with which this test fills the last one's tables, and those lack: there until they move. */
const written = 'maximum_stake_cents';

let database: DatabaseProcess;
let owner: Database;
beforeAll(async () => {
  database = await createDatabaseProcess(lastRelease());
  owner = connect(database.ownerUrl, { size: 4, applicationName: 'faults-moves-over' });
  await owner.run(`alter table play_sessions add column ${written} bigint`);
});
afterAll(async () => {
  await owner.close();
  await database.remove();
});

const openHand = async (address: () => Promise<string>) => {
  const game = gameOf('blackjack-classic');
  const playSession = await openPlaySession(
    owner,
    'blackjack-classic',
    findSeed(game, 1 + random(1_000_000), worthKilling(game)),
  );
  const player = createHandPlayer(playSession.token, address);
  return { playSession, player, round: await player.open('round', '2.00') };
};

it('a database of the last release migrates during bets, with open hands: nothing is lost or doubled, and the hands continue', async () => {
  const bettors = await newBettors(database, clientCount);
  const app = createAppProcess(database.appUrl);
  await app.start();
  const house = await openHouse(database.appUrl);
  const clients = startClients(bettors, app.commit);
  const hands = [];
  for (let made = 0; made < handCount; made += 1) hands.push(await openHand(house.address));
  expect(hands.map(({ round }) => round.status)).toEqual(hands.map(() => 'open'));
  await clients.fresh(5 * clientCount);
  await app.kill();
  await app.start();
  await clients.fresh(5 * clientCount);

  await owner.run(`alter table play_sessions drop column ${written}`);
  const moved = await migrate({ url: database.ownerUrl });
  expect(moved.ok && moved.applied.length).toBeGreaterThan(1);
  await clients.fresh(5 * clientCount);
  await clients.stop();
  await app.kill();
  await house.kill();

  for (const { playSession, player, round } of hands) {
    // The bet is asked for once more first, with the key of before the move.
    const played = await player.play('round', '2.00', choose(random));
    expect(played).toMatchObject({ id: round.id, status: 'settled' });
    expect(await judge(owner, playSession)).toEqual({ held: 1, rounds: 1, wrong: [] });
    expect(player.seen.wrong).toEqual([]);
  }
  await house.close();
  const verdict = await verify(owner, clients.acknowledged, new Set<bigint>(bettors.map(({ playerId }) => playerId)));
  expect(verdict).toMatchObject({ lost: 0, doubled: 0, unsound: [] });
  expect(verdict.acknowledged).toBeGreaterThanOrEqual(15 * clientCount);
});

it('what has moved over has the schema of a new database', async () => {
  await using fresh = await anotherDatabase(database.ownerUrl);
  expect(await migrate({ url: fresh.url })).toMatchObject({ ok: true });
  expect(await schemaText(owner)).toBe(await schemaText(fresh.db));
});
