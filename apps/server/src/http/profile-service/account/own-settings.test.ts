import { getPreferences, putLimits, putPreferences } from '@carmine/contract/account/protection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const codeOf = (result: { ok: boolean; problem?: { code: string } }) => (result.ok ? 'ok' : result.problem?.code);

describe('limits', () => {
  it('are refused when they are no amounts', async () => {
    const player = await server.signUp();
    for (const day of ['1.234', '-1', '', '1e3', '99999999999999999999'])
      expect((await player.call(putLimits, { body: { stake: { day } } })).status).toBe(422);
  });
});

describe('preferences', () => {
  it('let pauses be more frequent than the law asks, never rarer, and know real time zones', async () => {
    const player = await server.signUp();
    const playerId = server.platform.ids.decode('usr', player.userId);
    if (playerId === undefined) throw new Error('No such player');
    const set = (body: object) => player.call(putPreferences, { body });
    expect(await player.call(getPreferences, {})).toMatchObject({
      data: { language: 'en', timeZone: 'UTC', realityCheckMinutes: 60, longestRealityCheckMinutes: 60, showEur: true },
    });
    expect(await set({ realityCheckMinutes: 15, timeZone: 'Europe/Malta', showEur: false })).toMatchObject({
      data: { timeZone: 'Europe/Malta', realityCheckMinutes: 15, showEur: false },
    });
    expect(codeOf(await set({ realityCheckMinutes: 120 }))).toBe('reality_check_too_rare');
    expect(codeOf(await set({ timeZone: 'Mars/Olympus' }))).toBe('unknown_time_zone');
    expect(await set({ language: 'de' })).toMatchObject({ data: { language: 'de', realityCheckMinutes: 15 } });
    expect(codeOf(await set({ language: 'xx' }))).toBe('invalid_request');
    expect(await set({ realityCheckMinutes: null })).toMatchObject({ data: { realityCheckMinutes: 60 } });
    expect((await server.modules.wallet.gate(playerId))?.timeZone).toBe('Europe/Malta');
  });
});
