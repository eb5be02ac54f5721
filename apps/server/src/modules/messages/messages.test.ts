import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SecurityChange } from '../../platform/events/catalogue/identity.ts';
import type { JsonObject } from '../../platform/json.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { subscribeMails, type MailBrand, type OutgoingMail } from './index.ts';
import { sendMail, type SendDeps } from './send-mail.ts';
import { heardEvents } from './testing/heard-events.ts';

const colours = { page: '#000', card: '#111', line: '#222', text: '#fff', muted: '#aaa', gold: '#fc4', onGold: '#210' };
const names = { name: 'Carmine', operator: 'Carmine Play', supportEmail: 'help@carmine.example' };
const brand: MailBrand = { ...names, colours, languages: ['en'] };

let database: TestDatabase;
let sent: OutgoingMail[] = [];
let down = false;
const ada = { email: 'ada@mail.example', firstName: 'Ada', receiveEmailPromo: false, language: 'en' as const };
let recipient: typeof ada | undefined;
let tokens = 0;
let job = 0n;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  sent = [];
  down = false;
  recipient = ada;
  await database.db.run('delete from mails');
});
afterAll(() => database.close());

const sendDeps = (): SendDeps => ({
  db: database.app,
  send: async (mail) => {
    if (down) throw new Error('mail server down');
    sent.push(mail);
  },
  findRecipient: async () => recipient,
  unsubscribeId: (playerId, about) => `${typeof about === 'string' ? `${about}.` : ''}signed-${playerId}`,
  brand: () => brand,
  translations: {},
  publicUrl: 'https://casino.example',
  rateLimitFactor: 1,
});

/** Delivers an event as the worker does; `id` repeats a delivery. */
const deliver = async (topic: string, payload: JsonObject, id = (job += 1n), version?: number) => {
  const heard = heardEvents();
  subscribeMails(heard, {
    ...sendDeps(),
    findPlayerByEmailHash: async (hash) => (hash.toString('hex') === 'aa' ? (7n as PlayerId) : undefined),
    issueToken: async (_playerId, purpose) => `${purpose}-token-${(tokens += 1)}`,
    findSignIn: async () => ({
      at: new Date('2026-03-01T10:20:30Z'),
      country: 'MT',
      userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    }),
    countryName: (isoCode) => (isoCode === 'MT' ? 'Malta' : isoCode),
    ...{ findRefusal: async () => ({ refusal: 'cut_off' }), isRoundOpen: async () => true },
  });
  await heard.deliver(id, topic, payload, version);
  return id;
};

describe('a mail for an event', () => {
  test('asks a new player to confirm, by a link with the token in text and HTML', async () => {
    await deliver('player.registered', { playerId: '7', currency: 'EUR', registrationCode: null });
    const link = `https://casino.example/account/confirm?token=confirm-token-${tokens}`;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: 'ada@mail.example',
      from: { name: 'Carmine', address: 'no-reply@carmine.example' },
    });
    expect(sent[0]?.text).toContain(link);
    expect(sent[0]?.html).toContain(link.replaceAll('&', '&#38;'));
  });

  test('brings the reset link to who has an account and nothing to who has none', async () => {
    await deliver('sign_in.link_requested', { emailHash: 'bb' });
    await deliver('password.reset_requested', { emailHash: 'bb' });
    expect(sent).toHaveLength(0);
    await deliver('password.reset_requested', { emailHash: 'aa' });
    expect(sent[0]?.text).toContain(`https://casino.example/?modal=reset-password&token=reset-token-${tokens}`);
    await deliver('sign_in.link_requested', { emailHash: 'aa' });
    expect(sent[1]?.text).toContain(`https://casino.example/account/confirm?browser=browser-token-${tokens}`);
  });

  test('tells of a changed password, a credited deposit and a new device', async () => {
    await deliver('password.changed', { playerId: '7' });
    await deliver('deposit.credited', { playerId: '7', deposit: 'dep_1', amount: '50.00', currency: 'DOG' });
    await deliver('player.signed_in', { playerId: '7', sessionId: '9', newDevice: true });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your Carmine password was changed',
      '50.00000000 DOGE is in your Carmine wallet',
      'New sign-in to your Carmine account',
    ]);
    expect(sent[2]?.text).toContain('Malta');
    expect(sent[2]?.text).toContain('1 Mar 2026, 10:20 UTC');
    expect(sent[2]?.text).toContain('Safari on iPhone');
  });

  test('tells of every change of how the account is guarded, and how to undo what was not one’s own', async () => {
    const changes = [
      'totp_on',
      'totp_off',
      'passkey_added',
      'passkey_removed',
      'recovery_codes_made',
      'recovery_code_used',
      'code_guessed',
      'phone_changed',
      'address_changed',
      'details_corrected',
    ] satisfies SecurityChange[];
    for (const change of changes) await deliver('security.changed', { playerId: '7', change });
    await deliver('bank_account.set', { playerId: '7' });
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(changes.length + 1);
    for (const { text } of sent) {
      expect(text).toContain('https://casino.example/profile/security');
      expect(text).toContain('change your password at once');
    }
  });

  test('says which limits changed, to what, and whether each holds already', async () => {
    const changes = [
      { kind: 'deposit', span: 'day', cents: '10000', outcome: 'set' },
      { kind: 'loss', span: 'month', cents: null, outcome: 'waits' },
    ];
    await deliver('player.limits_changed', { playerId: '7', changes });
    expect(sent[0]?.text).toContain('Deposits per day: €100.00, applies now');
    expect(sent[0]?.text).toContain('Losses per month: no limit, requested: confirm it after 24 hours');
  });

  test('follows a cash-out from the request to its end', async () => {
    const cashOut = { playerId: '7', cashOut: 'wdr_1', amount: '0.100000000', currency: 'ETH', reason: null };
    await deliver('cash_out.requested', { ...cashOut, state: 'requested' });
    await deliver('cash_out.paid', { ...cashOut, state: 'paid' });
    await deliver('cash_out.returned', { ...cashOut, state: 'rejected', reason: 'documents_needed' });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your withdrawal of 0.100000000 ETH from Carmine',
      '0.100000000 ETH has been paid out to you',
      '0.100000000 ETH is back in your Carmine wallet',
    ]);
    expect(sent[0]?.text).toContain('https://casino.example/wallet/withdraw/wdr_1');
    expect(sent[2]?.text).toContain('We need further documents');
  });

  test('follows a refused deposit until it is back, and tells money in legs as money', async () => {
    const deposit = { playerId: '7', deposit: 'dep_9', amount: '49.00', currency: 'EUR' };
    await deliver('deposit.refused', { ...deposit, reason: 'amount_not_as_asked' });
    await deliver('deposit.given_back', { ...deposit, reason: null });
    const cashOut = { playerId: '7', cashOut: 'wdr_9', amount: '70.00', currency: 'EUR', reason: null };
    await deliver('cash_out.paid', { ...cashOut, state: 'paid', inLegs: true });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your deposit of €49.00 is being refunded',
      '€49.00 has been refunded to you',
      '€70.00 has been paid out to you',
    ]);
    expect(sent[0]?.text).toContain('not the one you requested');
    expect(sent[0]?.text).toContain('https://casino.example/wallet/deposit?deposit=dep_9');
    expect(sent[2]?.text).toContain('on your card or account');
  });

  test('says that a card was paid on top, where the money had gone before, what was taken and what is owed', async () => {
    const twice = { playerId: '7', cashOut: 'wdr_9', leg: '1', currency: 'EUR', amount: '20.13', way: 'player' };
    await deliver('cash_out.paid_twice', { ...twice, had: 'bank', owed: '15.26' });
    await deliver('cash_out.paid_twice', { ...twice, had: 'bank', owed: '15.26' });
    await deliver('cash_out.paid_twice', { ...twice, leg: '2', had: 'wallet' });
    expect(sent.map(({ subject }) => subject)).toEqual([
      '€20.13 of your withdrawal was paid twice',
      '€20.13 of your withdrawal was paid twice',
    ]);
    expect(sent[0]?.text).toContain('so we paid it by bank transfer');
    expect(sent[0]?.text).toContain('€15.26 of it was not in your wallet. You owe us this amount');
    expect(sent[0]?.text).toContain('https://casino.example/wallet/withdraw/wdr_9');
    expect(sent[1]?.text).toContain('so it went back to your Carmine wallet');
    expect(sent[1]?.text).toContain('You owe nothing.');
    for (const mail of sent) expect(mail).not.toHaveProperty('unsubscribeUrl');
  });

  test('says what was written off of a debt, and what is still owed, to everybody whom it concerns', async () => {
    const off = { playerId: '7', currency: 'EUR', amount: '30.00' };
    for (const request of ['1', '1']) await deliver('debt.written_off', { ...off, request, owed: '20.00' });
    // As the release before tells it: of one request by both there is one mail.
    for (const matter of ['1', '2'])
      await deliver('debt.written_off', { ...off, matter, amount: '20.00' }, undefined, 1);
    expect(sent.map(({ subject }) => subject)).toEqual(['You owe us €30.00 less', 'You no longer owe us €20.00']);
    expect(sent[0]?.text).toContain('You still owe €20.00.');
    expect(sent[1]?.text).toContain('You no longer owe us anything in this currency.');
    for (const mail of sent) expect(mail).not.toHaveProperty('unsubscribeUrl');
  });

  test('says that a deposit failed or was not paid in time, and nothing to who called it off', async () => {
    const deposit = { playerId: '7', amount: '49.00', currency: 'EUR' };
    await deliver('deposit.failed', { ...deposit, deposit: 'dep_1', state: 'failed', reason: 'declined' });
    await deliver('deposit.failed', { ...deposit, deposit: 'dep_2', state: 'expired', reason: 'not_paid_in_time' });
    await deliver('deposit.failed', {
      ...deposit,
      deposit: 'dep_3',
      state: 'cancelled',
      reason: 'cancelled_by_player',
    });
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your deposit of €49.00 did not go through',
      'Your deposit of €49.00 has expired',
    ]);
  });

  test('says of documents whose day is over that it is, and not that they were refused', async () => {
    const documents = { playerId: '7', case: '3', kind: 'identity', status: 'rejected', again: true, expired: true };
    await deliver('verification.decided', documents);
    expect(sent[0]?.subject).toBe('The documents for your identity at Carmine have expired');
    expect(sent[0]?.text).not.toContain('accepted');
  });

  test('is not made for a device that is known', async () => {
    await deliver('player.signed_in', { playerId: '7', sessionId: '10', newDevice: false });
    expect(sent).toHaveLength(0);
  });

  test('goes out once, however often the event comes', async () => {
    const id = await deliver('password.changed', { playerId: '7' });
    await deliver('password.changed', { playerId: '7' }, id);
    await deliver('deposit.credited', { playerId: '7', deposit: 'dep_2', amount: '1.00', currency: 'EUR' });
    await deliver('deposit.credited', { playerId: '7', deposit: 'dep_2', amount: '1.00', currency: 'EUR' });
    expect(sent).toHaveLength(2);
  });

  test('is tried again after an outage, under the same message id', async () => {
    down = true;
    const id = (job += 1n);
    await expect(deliver('player.registered', { playerId: '7' }, id)).rejects.toThrow('mail server down');
    for (let i = 0; i < 8; i += 1) await deliver('player.registered', { playerId: '7' }, id).catch(() => undefined);
    down = false;
    await deliver('player.registered', { playerId: '7' }, id);
    expect(sent).toHaveLength(1);
    const row = await database.db.one<{ id: bigint }>(`select id from mails`);
    expect(sent[0]?.messageId).toBe(`<mail-${row.id}@carmine.example>`);
  });

  test('floods nobody: of what can be asked for, five in an hour', async () => {
    for (let i = 0; i < 8; i += 1) await deliver('password.reset_requested', { emailHash: 'aa' });
    expect(sent).toHaveLength(5);
    await database.db.run(`update mails set created_at = created_at - interval '61 minutes'`);
    await deliver('password.reset_requested', { emailHash: 'aa' });
    expect(sent).toHaveLength(6);
  });

  test('keeps neither address nor text', async () => {
    await deliver('player.registered', { playerId: '7' });
    const row = await database.db.one<{ all: string }>('select mails::text as all from mails');
    expect(row.all).not.toMatch(/ada|token/i);
  });

  test('is not sent to an erased player', async () => {
    recipient = undefined;
    await deliver('password.changed', { playerId: '7' });
    expect(sent).toHaveLength(0);
  });
});

describe('what a player calls himself', () => {
  test('stays text: neither HTML nor another header', async () => {
    recipient = { ...ada, firstName: '<b onclick="x">&\r\nBcc: eve@mail.example' };
    await deliver('player.registered', { playerId: '7' });
    expect(sent[0]?.html).not.toContain('<b onclick');
    expect(sent[0]?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('marketing', () => {
  const offer = () =>
    sendMail(sendDeps())({
      source: `offer:${(job += 1n)}`,
      kind: 'new_sign_in',
      playerId: 7n as PlayerId,
      marketing: true,
      write: async () => ({ subject: 'Offer', preview: 'Offer', title: 'Offer', paragraphs: ['Spins.'] }),
    });

  test('needs the player’s yes', async () => {
    expect(await offer()).toBe('not_needed');
    expect(sent).toHaveLength(0);
  });

  test('carries the one-click way out, as every mail that may be refused does, and no other', async () => {
    recipient = { ...ada, receiveEmailPromo: true };
    await offer();
    expect(sent[0]?.unsubscribeUrl).toBe('https://casino.example/profile-service/api/v1/profile/unsubscribe/signed-7');
    expect(sent[0]?.text).toContain('https://casino.example/unsubscribe/signed-7');
    const paid = { playerId: '7', deposit: 'dep_1', amount: '50.00', currency: 'EUR' };
    await deliver('deposit.credited', paid);
    expect(sent[1]?.unsubscribeUrl).toMatch(/\/unsubscribe\/deposits\.signed-7$/);
    await deliver('deposit.reversed', paid);
    await deliver('password.changed', { playerId: '7' });
    expect(sent).toHaveLength(4);
    for (const mail of sent.slice(2)) expect(mail).not.toHaveProperty('unsubscribeUrl');
  });
});
