import { getMailSettings, getNotices, postNoticesRead, putMailSettings } from '@carmine/contract/account/notices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordChanged } from '../../../platform/events/catalogue/identity.ts';
import { depositCredited } from '../../../platform/events/catalogue/payments.ts';
import { roundEnded, roundExpiresSoon } from '../../../platform/events/catalogue/wallet.ts';
import type { EventType, Payload } from '../../../platform/events/define-event.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { testServer, type SignedUp, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const numberOf = (player: SignedUp) => {
  const id = server.platform.ids.decode('usr', player.userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};

/** Published as by the modules; the test server's worker delivers. */
const happen = <E extends EventType>(event: E, payload: Payload<E>) =>
  server.platform.outbox.publish(server.platform.db, event, 'test', payload);

const listOf = async (player: SignedUp, query: { before?: string; size?: number } = {}) => {
  const answer = await player.call(getNotices, { query });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data;
};

const noticesOf = async (player: SignedUp, count: number) => {
  await expect.poll(async () => (await listOf(player)).items.length).toBe(count);
  return listOf(player);
};

const deposit = (playerId: PlayerId, id: string): Payload<typeof depositCredited> => ({
  ...{ playerId, depositId: 1n, deposit: id, gateway: 'CARDS', currency: 'DOG', amount: '50.00' },
  ...{ state: 'credited', reason: null, settled: null, owed: null },
});

const mailsTo = async (email: string) =>
  (await (await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`)).json()) as {
    subject: string;
  }[];

describe('notices', () => {
  test('contain each event once, however often it is delivered, newest first', async () => {
    const player = await server.signUp();
    const id = numberOf(player);
    await happen(depositCredited, deposit(id, 'dep_1'));
    await happen(depositCredited, deposit(id, 'dep_1'));
    await noticesOf(player, 1);
    await happen(passwordChanged, { playerId: id });
    const { items, unread } = await noticesOf(player, 2);
    expect(items).toMatchObject([
      { kind: 'password_changed', data: {}, read: false },
      { kind: 'deposit_credited', data: { id: 'dep_1', currency: 'DOG', amount: '50.00' }, read: false },
    ]);
    expect(unread).toBe(2);
  });

  test('are read one by one or all at once, and never another player’s', async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()];
    for (const player of [mine, theirs]) {
      await happen(depositCredited, deposit(numberOf(player), `dep_${player.userId}_a`));
      await happen(depositCredited, deposit(numberOf(player), `dep_${player.userId}_b`));
    }
    const [own, other] = [await noticesOf(mine, 2), await noticesOf(theirs, 2)];
    const foreign = other.items.map(({ id }) => id);
    expect(await mine.call(postNoticesRead, { body: { ids: foreign } })).toMatchObject({ data: { unread: 2 } });
    expect((await listOf(theirs)).unread).toBe(2);
    const first = own.items[0]?.id ?? '';
    expect(await mine.call(postNoticesRead, { body: { ids: [first] } })).toMatchObject({ data: { unread: 1 } });
    expect((await listOf(mine)).items.map(({ read }) => read)).toEqual([true, false]);
    expect(await mine.call(postNoticesRead, { body: {} })).toMatchObject({ data: { unread: 0 } });
  });

  test('come page by page; an id of nothing is refused', async () => {
    const player = await server.signUp();
    for (const id of ['x', 'y', 'z'])
      await happen(depositCredited, deposit(numberOf(player), `dep_${id}_${player.userId}`));
    await noticesOf(player, 3);
    const first = await listOf(player, { size: 2 });
    expect(first).toMatchObject({ more: true });
    const second = await listOf(player, { size: 2, before: first.items[1]?.id ?? '' });
    expect(second.items).toHaveLength(1);
    expect(second.more).toBe(false);
    expect(await player.call(getNotices, { query: { before: 'ntf_0' } })).toMatchObject({ ok: false, status: 404 });
    expect(await server.visitor().call(getNotices, {})).toMatchObject({ ok: false, status: 401 });
  });

  test('say what a round paid that was finished for the player, once, and to one who is excluded too', async () => {
    const player = await server.signUp();
    const playerId = numberOf(player);
    await server.platform.db.transaction((sql) =>
      server.modules.wallet.setGate(sql, playerId, { protectionStatus: 'excluded', protectionUntil: null }),
    );
    const round = { playerId, round: `rnd_${player.userId}`, game: 'mines', name: 'Mines' };
    await happen(roundExpiresSoon, { ...round, until: new Date('2026-11-24T09:10:00Z') });
    await noticesOf(player, 1);
    const end = { ...round, currency: 'EUR', payout: '206', reason: 'break', action: 'take' } as const;
    await happen(roundEnded, end);
    await happen(roundEnded, end);
    await happen(passwordChanged, { playerId });
    const { items } = await noticesOf(player, 3);
    expect(items.filter(({ kind }) => kind.startsWith('round'))).toMatchObject([
      {
        kind: 'round_ended',
        data: { id: round.round, name: 'Mines', currency: 'EUR', amount: '2.06', reason: 'break', action: 'take' },
      },
      { kind: 'round_expires_soon', data: { id: 'mines', name: 'Mines', until: '2026-11-24T09:10:00.000Z' } },
    ]);
  });

  test('hold no value that names a person', async () => {
    const rows = await server.platform.db.rows<{ data: object }>('select data from notices');
    expect(JSON.stringify(rows)).not.toMatch(/@|Ann|Example/);
  });
});

describe('mails that may be refused', () => {
  test('stop after an opt-out, except those required by law', async () => {
    const player = await server.signUp();
    expect(await player.call(getMailSettings, {})).toMatchObject({
      data: { deposits: true, cash_outs: true, bonuses: true },
    });
    expect(await player.call(putMailSettings, { body: { deposits: false } })).toMatchObject({
      data: { deposits: false, cash_outs: true, bonuses: true },
    });
    const playerId = numberOf(player);
    await happen(depositCredited, deposit(numberOf(player), `dep_refused_${player.userId}`));
    await happen(passwordChanged, { playerId });
    await noticesOf(player, 2);
    await expect
      .poll(async () => (await mailsTo(player.email)).map(({ subject }) => subject).join())
      .toContain('password was changed');
    expect((await mailsTo(player.email)).filter(({ subject }) => subject.includes('wallet'))).toEqual([]);
  });

  test('end by the signed link of each topic, without a session, and by no other id', async () => {
    const player = await server.signUp();
    const { unsubscribeId } = server.modules.identity;
    const post = (id: string) =>
      server.doors.site.inject({ method: 'POST', url: `/profile-service/api/v1/profile/unsubscribe/${id}` });
    const promotions = unsubscribeId(numberOf(player));
    const deposits = unsubscribeId(numberOf(player), 'deposits');
    for (const forged of [`cash_outs.${promotions}`, deposits.replace('deposits', 'bonuses'), `logs.${promotions}`])
      expect([forged, (await post(forged)).statusCode]).toEqual([forged, 404]);
    expect((await post(deposits)).statusCode).toBe(204);
    expect(await player.call(getMailSettings, {})).toMatchObject({
      data: { deposits: false, cash_outs: true, bonuses: true },
    });
  });

  test.each([{ security: false }, { deposits: 'no' }, { deposits: null }])('refuses %o', async (body) => {
    const player = await server.signUp();
    expect(await player.call(putMailSettings, { body: body as never })).toMatchObject({ ok: false, status: 422 });
  });
});
