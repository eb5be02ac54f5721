import { defaultLanguage, isLanguage, languages, type Language } from '@carmine/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverTexts } from '../../../../../languages/server.ts';
import type { JsonObject } from '../../platform/json.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countryName } from '../geo/index.ts';
import { subscribeCampaignMails, subscribeMails, type OutgoingMail } from './index.ts';
import { mailTemplates, type MailTemplates } from './templates/index.ts';
import { heardEvents } from './testing/heard-events.ts';

const colours = { page: '#000', card: '#111', line: '#222', text: '#fff', muted: '#aaa', gold: '#fc4', onGold: '#210' };
const translated = languages.filter((language) => language !== defaultLanguage);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const deposit = { deposit: 'dep_1', amount: '1049.50', currency: 'EUR' };
const cashOut = { cashOut: 'wdr_1', amount: '0.1', currency: 'BTC' };
const twice = { cashOut: 'wdr_1', leg: '1', currency: 'EUR', amount: '20.13', way: 'player' };
const until = '2026-11-24T09:10:00.000Z';
const limit = { kind: 'deposit', span: 'day', cents: '100000', outcome: 'set' };

const bonus = { promotion: 'own_1', source: 'promotion', currency: 'EUR', amount: '100.00' };

const round = { round: 'rnd_1', game: 'mines', name: 'Mines' };
const roundEnds = [
  { reason: 'break', action: 'fold', payout: '0' },
  { reason: 'expired', action: 'take', payout: '206' },
  { reason: 'expired', action: 'void', payout: '200' },
  { reason: 'locked', action: 'stand', payout: '0' },
  { reason: 'closed', action: 'hold-13', payout: '500' },
  { reason: 'blocked', action: 'surrender', payout: '100' },
  { reason: 'expired', action: 'roll', payout: '0' },
  { reason: 'expired', action: 'another', payout: '0' },
].map((end) => ({ ...round, ...end, round: `rnd_${end.reason}_${end.action}`, currency: 'EUR' }));

const securityChanges = [
  ...['totp_on', 'totp_off', 'passkey_added', 'passkey_removed', 'recovery_codes_made', 'recovery_code_used'],
  ...['removal_announced', 'removal_dropped', 'factors_removed', 'phone_changed', 'address_changed'],
  ...['details_corrected', 'code_guessed'],
];
const depositCauses = [
  'amount_not_as_asked',
  'payer_is_not_you',
  'documents_needed',
  'rules_broken',
  'asked_by_player',
];
const cashOutCauses = [
  ...['documents_needed', 'address_not_allowed', 'payment_not_yours', 'rules_broken', 'asked_by_player'],
  ...['address_refuses', 'asset_refuses', 'refused_by_address', 'another'],
];

/** Each event that asks for a mail, with each reason that is worded for itself. */
const events: readonly (readonly [string, JsonObject])[] = [
  ['player.registered', {}],
  ['password.reset_requested', { emailHash: 'aa' }],
  ['sign_in.link_requested', { emailHash: 'aa' }],
  ['password.changed', {}],
  ['player.signed_in', { sessionId: '9', newDevice: true }],
  ['player.signed_in', { sessionId: '10', newDevice: true }],
  ['deposit.credited', deposit],
  ['deposit.credited', { ...deposit, deposit: 'dep_2', settled: '49.50' }],
  ['deposit.review', deposit],
  ['deposit.failed', { ...deposit, state: 'failed' }],
  ['deposit.failed', { ...deposit, deposit: 'dep_2', state: 'expired', reason: 'not_paid_in_time' }],
  ...[...depositCauses, 'another'].map(
    (reason) => ['deposit.refused', { ...deposit, deposit: `dep_${reason}`, reason }] as const,
  ),
  ['promotion.granted', { ...bonus, spins: 100, expiresAt: until }],
  ['promotion.expires_soon', { ...bonus, spins: 0, expiresAt: until }],
  ['promotion.expires_soon', { ...bonus, promotion: 'own_spins', amount: '0.00', spins: 3, expiresAt: until }],
  ['promotion.ended', { ...bonus, state: 'completed', reason: null }],
  ...['expired', 'cash_out', 'deposit_reversed'].map(
    (reason) => ['promotion.ended', { ...bonus, promotion: `own_${reason}`, state: 'removed', reason }] as const,
  ),
  ['round.expires_soon', { ...round, until }],
  ...roundEnds.map((end) => ['round.ended', end] as const),
  ['deposit.given_back', deposit],
  ['deposit.reversed', { ...deposit, state: 'charged_back', owed: '5.00' }],
  ['deposit.reversed', { ...deposit, dispute: 'dsp_3', state: 'charged_back', whole: '2000.00' }],
  ['deposit.reversed', { ...deposit, dispute: 'dsp_4', state: 'refunded', whole: '2000.00', owed: '5.00' }],
  ['deposit.won_back', { ...deposit, dispute: 'dsp_1', settled: '5.00' }],
  ['deposit.won_back', { ...deposit, dispute: 'dsp_2' }],
  ['deposit.reversed', { ...deposit, deposit: 'dep_2', state: 'refunded' }],
  ['deposit.reversed', { ...deposit, deposit: 'dep_3', state: 'refunded', reason: 'dropped_by_chain' }],
  ['cash_out.requested', { ...cashOut, state: 'requested' }],
  ['cash_out.approved', { ...cashOut, state: 'approved', byPerson: true }],
  ['cash_out.paid', { ...cashOut, state: 'paid' }],
  ['cash_out.paid', { ...cashOut, cashOut: 'wdr_2', state: 'paid', inLegs: true }],
  ...cashOutCauses.map(
    (reason) => ['cash_out.returned', { ...cashOut, cashOut: `wdr_${reason}`, state: 'rejected', reason }] as const,
  ),
  ['cash_out.paid_twice', { ...twice, had: 'bank', owed: '15.26' }],
  ['cash_out.paid_twice', { ...twice, leg: '2', had: 'wallet' }],
  ['debt.written_off', { currency: 'EUR', amount: '30.00', request: '1', owed: '20.00' }],
  ['debt.written_off', { currency: 'EUR', amount: '30.00', request: '2' }],
  ...['identity', 'bill', 'funds'].flatMap((kind, index) => [
    ['verification.decided', { case: `${index + 1}1`, kind, status: 'verified' }] as const,
    ['verification.decided', { case: `${index + 1}2`, kind, status: 'rejected' }] as const,
    ['verification.decided', { case: `${index + 1}3`, kind, status: 'rejected', expired: true }] as const,
  ]),
  ...securityChanges.map((change) => ['security.changed', { change }] as const),
  ['bank_account.set', {}],
  ...['locked', 'closed', 'active'].map((status) => ['player.status_changed', { status }] as const),
  ['player.limits_changed', { changes: [limit, { kind: 'loss', span: 'month', cents: null, outcome: 'waits' }] }],
  ['player.break_started', { kind: 'cool_off', period: '7d', source: 'player', until }],
  ['player.break_started', { kind: 'exclusion', period: 'forever', source: 'player', until: null }],
  ['player.break_ended', {}],
  ['funds.asked', {}],
  ['data.export_ready', {}],
  ['data.erasure_asked', { until }],
  ['data.erasure_dropped', {}],
  ['campaign.mail_reserved', { campaign: 'cam_1' }],
  ['campaign.mail_reserved', { campaign: 'cam_2' }],
];

const campaignMail = (language: Language, campaign: string) => ({
  texts:
    language === 'en'
      ? { subject: '{name}, ten spins', body: 'Ten spins are waiting.\n\nUp to {amount}.' }
      : { subject: '{name}: zehn Freispiele', body: 'Zehn Freispiele warten.\n\nBis zu {amount}.' },
  ...{ amountEur: '50', coupon: 'AUTUMN' },
  ...(campaign === 'cam_1' ? {} : { promotion: 'prm_1' }),
});

/** The mails of all of them, in their order, and which templates made them. */
const mailsIn = async (language: Language, spoken: readonly Language[] = languages) => {
  await database.db.run('delete from mails');
  const sent: OutgoingMail[] = [];
  const used = new Set<string>();
  const own = isLanguage(language) && language !== 'en' ? serverTexts[language].mailTemplates : mailTemplates;
  const watched = new Proxy(own, {
    get: (templates, name) => {
      used.add(String(name));
      return Reflect.get(templates, name) as unknown;
    },
  }) satisfies MailTemplates;
  const heard = heardEvents();
  let tokens = 0;
  const sending = {
    ...{ db: database.app, publicUrl: 'https://casino.example', rateLimitFactor: 1 },
    translations: { [language]: { mailTemplates: watched } },
    send: async (mail: OutgoingMail) => void sent.push(mail),
    findRecipient: async () => ({ email: 'ada@mail.example', firstName: 'Ada', receiveEmailPromo: true, language }),
    unsubscribeId: () => 'signed',
    brand: () => ({
      ...{ name: 'Carmine', operator: 'Carmine Play', supportEmail: 'help@carmine.example', colours },
      languages: spoken,
    }),
  };
  subscribeCampaignMails(heard, {
    ...sending,
    campaigns: {
      prepareMail: async (_player, campaign, read) => campaignMail(read, campaign),
      noteMail: async () => undefined,
      testMail: async (campaign, read) => campaignMail(read, campaign),
    },
    emailOf: async () => 'olga@office.example',
  });
  subscribeMails(heard, {
    ...{ ...sending, countryName },
    findPlayerByEmailHash: async () => 7n as PlayerId,
    issueToken: async () => `${(tokens += 1)}`,
    findSignIn: async (sessionId) => ({
      at: new Date('2026-03-01T10:20:30Z'),
      country: 'DE',
      userAgent: sessionId === 9n ? 'Mozilla/5.0 (iPhone) Safari/604.1' : 'curl',
    }),
    findRefusal: async () => ({ refusal: 'cut_off', note: '4711' }),
    isRoundOpen: async () => true,
  });
  for (const [index, [topic, payload]] of events.entries()) {
    await heard.deliver(BigInt(index + 1), topic, { playerId: '7', ...payload });
    if (sent.length !== index + 1) throw new Error(`No mail for ${topic} ${JSON.stringify(payload)}`);
  }
  await heard.deliver(9_999n, 'campaign.test_asked', { operator: '1', campaign: 'cam_1', language });
  return { sent, used };
};

const words = /\b(the|your|you|please|with|from|of|not|have|is|has|been|was sent|hello|unsubscribe)\b/i;
const withoutTags = (html: string): string => html.replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ');
const withoutAddresses = (text: string): string => text.replaceAll(/https:\S+/g, '');

test.each(translated)('every kind of mail is written in %s, with nothing left in English', async (language) => {
  const english = await mailsIn(defaultLanguage);
  const { sent, used } = await mailsIn(language);
  // Every template was asked for, so none is missing from the list above.
  expect(Object.keys(mailTemplates).filter((name) => !used.has(name))).toEqual([]);
  for (const [index, { subject, text, html }] of sent.entries()) {
    const original = english.sent[index];
    expect(subject).not.toBe(original?.subject);
    const lines = new Set(original?.text.split('\n'));
    const same = text.split('\n').filter((line) => lines.has(line) && !/^(https:.*|--|)$/.test(line));
    expect([subject, ...same]).toEqual([subject]);
    for (const said of [subject, text, withoutTags(html)]) expect(withoutAddresses(said)).not.toMatch(words);
    expect(html).toContain(`<html lang="${language}">`);
  }
});

test('amounts, moments, days, countries and devices are written as the language writes them', async () => {
  const { sent } = await mailsIn('de');
  const all = sent.map(({ text }) => text).join('\n');
  for (const said of [
    ...['1.049,50\u00A0€', '0,10000000 BTC', 'Einzahlungen pro Tag: 1.000,00\u00A0€, gilt ab sofort'],
    ...['Verluste pro Monat: kein Limit, beantragt: nach 24 Stunden bestätigen'],
    ...['01.03.2026, 10:20 UTC', 'bis 24.11.2026, 09:10 UTC', 'Am 24. November 2026 wird alles'],
    ...['Wo: Deutschland', 'Gerät: Safari auf iPhone', 'Gerät: Unbekanntes Gerät'],
    ...['alle vier Ecken zu sehen sind. 4711', 'Abbestellen: https://casino.example/unsubscribe/signed'],
  ])
    expect(all).toContain(said);
});

test('a brand that speaks English alone writes in English', async () => {
  const { sent } = await mailsIn('de', ['en']);
  expect(sent[3]?.subject).toBe('Your Carmine password was changed');
  expect(sent[3]?.html).toContain('<html lang="en">');
});
