import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import {
  createRaceWorld,
  raceCredits,
  raceExclusions,
  raceLimits,
  type RaceWorld,
} from '../testing/protection-races.ts';

let world: RaceWorld;

beforeAll(async () => {
  const { url: owner, appUrl: app } = await testDatabase();
  world = createRaceWorld({ owner, app });
});
afterAll(() => world.close());

describe('twenty racing pairs against a limit', () => {
  it.each(['deposit', 'loss', 'stake'] as const)('of %s let exactly one through each', async (kind) => {
    expect(await raceLimits(world, kind, 20)).toBe(0);
  });

  it('of received deposits are credited up to the exact limit', async () => {
    expect(await raceCredits(world, 20)).toBe(0);
  });
});

it('no bet is settled after an exclusion in fifty races', async () => {
  const { slipped, before } = await raceExclusions(world, 50);
  expect(slipped).toBe(0);
  expect(before).toBeGreaterThan(0);
});

it('concurrent requests to loosen and to tighten end with the tighter limit', async () => {
  const { owner, protection, servers } = world;
  const [{ db, wallet }] = servers;
  for (let race = 0; race < 20; race += 1) {
    const { id: playerId } = await owner.one<{ id: never }>(
      `insert into players (email_hash, password_hash) values (decode(md5(random()::text) || md5(random()::text), 'hex'), 'none')
       returning id`,
    );
    await wallet.openWallet(db, { playerId, currency: 'EUR', makeDefault: true });
    await wallet.setGate(db, playerId, { stakeLimit: { day: 500n } });
    await Promise.all(
      [900n, 100n, null].map((cents) =>
        protection.changeLimits({ playerId, wishes: [{ kind: 'stake', span: 'day', cents }] }),
      ),
    );
    expect((await wallet.gate(playerId))?.stake.day.limit).toBe(100n);
  }
});
