/** What journeys at live tables share: a table that goes fast, and a player with money at it. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ask, payIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';

export const journeyMs = 300_000;
/** By the table's own row: all that is done in a round is done before it closes, also on a busy machine. */
export const quick = { bettingMs: 20_000, closedMs: 300, runningMs: 2_400, restMs: 900 };

export const setTiming = (timing: object | null, id: string): Promise<void> =>
  inDatabase((client) =>
    client.query('update live_tables set timing = $2 where id = $1', [
      id,
      timing === null ? null : JSON.stringify(timing),
    ]),
  );

/** Nothing is waited for: what was to be done in it is done. */
export const endBetting = (id: string): Promise<void> =>
  inDatabase((client) =>
    client.query(
      `update live_rounds set closes_at = clock_timestamp(), due_at = clock_timestamp() where phase = 'betting' and table_id = $1`,
      [id],
    ),
  );

export const account = async (page: Page, name: string): Promise<void> => {
  await signUp(page, { email: `${name}@player.example`, name: `Carla ${name}` });
  await payIn(page);
};

export interface FlightRecord {
  readonly status: string;
  readonly view: { readonly crash: number; readonly at: number | null };
  readonly multiplier: string;
}
export const lastBet = async (page: Page): Promise<FlightRecord & { id: string }> => {
  const bets = '/profile-service/api/v1/history/bet?page=0&size=5';
  const { items } = await ask<{ items: { id: string }[] }>(page, bets, { method: 'GET' });
  expect(items).toHaveLength(1);
  const id = items[0]?.id ?? '';
  return { ...(await ask<FlightRecord>(page, `/game-service/api/v1/rounds/${id}`, { method: 'GET' })), id };
};
