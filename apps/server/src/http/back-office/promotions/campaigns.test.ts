/** Campaigns over the calls: two operators, a mail with its one-click way out, a notice on the site, and figures. */
import { approveRequest, listApprovals } from '@carmine/contract/back-office/approvals';
import * as desk from '@carmine/contract/back-office/campaigns';
import { listDeskPromotions } from '@carmine/contract/back-office/promotions';
import { putProfile } from '@carmine/contract/account/profile';
import { dismissCampaignNotice, getCampaignNotices, type CampaignRules } from '@carmine/contract/promotions/campaigns';
import { getPromotionConsents, putPromotionConsents } from '@carmine/contract/promotions/consents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let content: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer();
  content = await enrolOperator(server, 'content');
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}
const mailsTo = async (email: string): Promise<readonly Mail[]> =>
  (await (await fetch(`${server.outside.url}/mail?to=${encodeURIComponent(email)}`)).json()) as Mail[];
const mailTo = async (email: string, subject: string): Promise<Mail> => {
  const find = async () => (await mailsTo(email)).find((mail) => mail.subject === subject);
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  const found = await find();
  if (found === undefined) throw new Error('No mail');
  return found;
};

const reader = async (): Promise<SignedUp> => {
  const player = await server.signUp();
  await player.call(putProfile, { body: { country: 'MT' } });
  await player.call(putPromotionConsents, { body: { mail: true, notice: true } });
  const { db } = server.database;
  const id = server.platform.ids.decode('usr', player.userId);
  await db.run('update players set confirmed_at = now() where id = $1', [id]);
  return player;
};

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const rules = (change: Partial<CampaignRules> = {}): CampaignRules => ({
  ...{ name: 'Autumn', audience: {}, channels: ['mail', 'notice'], sendsAt: at(-1), endsAt: at(7), amountEur: '50' },
  texts: {
    en: { subject: 'Up to {amount} for you', body: 'Hello {name}.\n\nUp to {amount}.', notice: 'Up to {amount}.' },
    de: { subject: 'Bis zu {amount} für dich', body: 'Hallo {name}.\n\nBis zu {amount}.', notice: 'Bis zu {amount}.' },
  },
  ...change,
});
const reason = 'the autumn offer';
const submit = (id: string, by = content) => by.call(desk.submitCampaign, { params: { id }, body: { reason } });
const decide = async (by: Visitor, kind: 'send_campaign' | 'loosen_campaigns') => {
  const open = dataOf(await admin.call(listApprovals, { query: { kind } })).items[0];
  return by.call(approveRequest, { params: { id: open?.id ?? '' }, body: { reason: 'read the texts' } });
};
const figuresOf = async (id: string) => dataOf(await admin.call(desk.readCampaign, { params: { id } }));
const unsubscribe = (id: string) =>
  server.doors.site.inject({
    ...{ method: 'POST', url: `/profile-service/api/v1/profile/unsubscribe/${id}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('two operators send it once, the mail carries one click out, and the figures say what became of it', async () => {
  const [player, other, silent] = [await reader(), await reader(), await server.signUp()];
  const [promotion] = dataOf(await content.call(listDeskPromotions, {})).items;
  const made = dataOf(
    await content.call(desk.draftCampaign, { body: { rules: rules({ promotion: promotion?.id ?? '' }) } }),
  );
  expect(await submit(made.id, admin)).toMatchObject({ problem: { code: 'campaign_not_yours' } });
  expect(await submit(made.id)).toMatchObject({ status: 202 });
  expect(await submit(made.id)).toMatchObject({ problem: { code: 'already_asked' } });
  expect(await content.call(desk.saveCampaign, { params: made, body: { rules: rules() } })).toMatchObject({
    problem: { code: 'campaign_not_yours' },
  });
  await server.modules.campaigns.send();
  expect((await figuresOf(made.id)).campaign.state).toBe('pending');
  expect(await decide(content, 'send_campaign')).toMatchObject({ status: 403 });
  expect(await decide(admin, 'send_campaign')).toMatchObject({ ok: true });
  await Promise.all([server.modules.campaigns.send(), server.modules.campaigns.send()]);

  const mail = await mailTo(player.email, 'Up to €50.00 for you');
  await mailTo(other.email, 'Up to €50.00 for you');
  expect(await mailsTo(silent.email)).not.toContainEqual(expect.objectContaining({ subject: mail.subject }));
  const link = /\/unsubscribe\/(\S+)/.exec(mail.text)?.[1] ?? '';
  const headers = (
    (await (await fetch(`${server.outside.url}/mail/${mail.id}`)).json()) as {
      headers: Readonly<Record<string, string>>;
    }
  ).headers;
  const oneClick = `<${server.platform.config.publicUrl}/profile-service/api/v1/profile/unsubscribe/${link}>`;
  expect(headers['list-unsubscribe']?.replaceAll(/\s/g, '')).toBe(oneClick);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`/promotions/${promotion?.id}`);
  expect(mail.text).toMatch(/18\+\. Gambling can be addictive/);

  const theirs = /\/unsubscribe\/(\S+)/.exec((await mailTo(other.email, mail.subject)).text)?.[1] ?? '';
  const signature = (id: string) => id.slice(id.lastIndexOf('.') + 1);
  const forged = [
    // For another campaign, for all mail, for a topic, and with another player's signature.
    link.replace(made.id, server.platform.ids.encode('cam', 999n)),
    ...[signature(link), `deposits.${signature(link)}`, `${link.slice(0, -4)}AAAA`],
    `campaign.${made.id}.${signature(theirs).slice(0, 11)}${signature(link).slice(11)}`,
  ];
  for (const id of forged) expect([id, (await unsubscribe(id)).statusCode]).toEqual([id, 404]);
  expect(dataOf(await other.call(getPromotionConsents, {})).mail).toMatchObject({ given: true, source: 'profile' });

  const opened = await server.doors.site.inject(`/profile-service/api/v1/profile/unsubscribe/${link}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe/${link}`]);
  expect(dataOf(await player.call(getPromotionConsents, {})).mail.given).toBe(true);
  for (let press = 0; press < 2; press += 1) expect((await unsubscribe(link)).statusCode).toBe(204);
  expect(dataOf(await player.call(getPromotionConsents, {}))).toMatchObject({
    mail: { given: false, source: 'mail', at: expect.any(String) },
    notice: { given: true, source: 'profile' },
  });
  await expect
    .poll(async () => (await figuresOf(made.id)).figures.find(({ channel }) => channel === 'mail'), { timeout: 30_000 })
    .toMatchObject({ sent: 2, waiting: 0, unsubscribed: 1, refused: { consent: 1 } });
  // The same letter of the same player is not sent again, whoever asks.
  await server.modules.campaigns.send();
  expect((await mailsTo(player.email)).filter(({ subject }) => subject === mail.subject)).toHaveLength(1);

  const query = { language: 'de' } as const;
  const [notice] = dataOf(await player.call(getCampaignNotices, { query }));
  expect(notice).toMatchObject({ title: 'Bis zu 50,00 € für dich', promotion: promotion?.id });
  expect(dataOf(await silent.call(getCampaignNotices, { query }))).toEqual([]);
  const params = { id: notice?.id ?? '' };
  expect(await silent.call(dismissCampaignNotice, { params })).toMatchObject({ status: 404 });
  expect(await player.call(dismissCampaignNotice, { params })).toMatchObject({ status: 204 });
  expect(dataOf(await player.call(getCampaignNotices, { query }))).toEqual([]);
  expect(dataOf(await other.call(getCampaignNotices, { query }))).toHaveLength(1);
  expect(await content.call(desk.stopCampaign, { params: made, body: { reason } })).toMatchObject({ status: 204 });
  expect(dataOf(await other.call(getCampaignNotices, { query }))).toEqual([]);
  expect(await content.call(desk.stopCampaign, { params: made, body: { reason } })).toMatchObject({
    problem: { code: 'campaign_not_sent' },
  });
});

test('an operator sees it as players do, and has it mailed to the own address only', async () => {
  const shown = dataOf(await content.call(desk.previewCampaign, { body: { rules: rules() } }));
  expect(shown.en).toMatchObject({ subject: 'Up to €50.00 for you', paragraphs: ['Hello Alex.', 'Up to €50.00.'] });
  expect(shown.de).toMatchObject({ action: 'Zur Lobby', notice: 'Bis zu 50,00 €.', unsubscribe: 'Abbestellen' });
  const made = dataOf(await content.call(desk.draftCampaign, { body: { rules: rules() } }));
  expect(await content.call(desk.testCampaign, { params: made, body: { language: 'de' } })).toMatchObject({
    status: 202,
  });
  const { email } = await server.database.db.one<{ email: string }>(
    `select email from operators where role = 'content' order by id limit 1`,
  );
  const mail = await mailTo(email, 'Probe: Bis zu 50,00 € für dich');
  expect(mail.text).toContain('Hallo Alex.');
  expect((await unsubscribe('test')).statusCode).toBe(404);
});

test('fewer mails apply at once, more once a second operator agrees', async () => {
  const set = (mostMails: number) =>
    content.call(desk.setCampaignSettings, { body: { mostMails, perMinute: 300, reason } });
  expect(await set(1)).toMatchObject({ status: 204 });
  expect(await set(3)).toMatchObject({ status: 202, data: { waits: true } });
  const kept = async () => dataOf(await content.call(desk.readCampaignSettings, {})).mostMails;
  expect(await kept()).toBe(1);
  expect(await decide(admin, 'loosen_campaigns')).toMatchObject({ ok: true });
  expect(await kept()).toBe(3);
});

const english = { subject: 'Hello', body: 'Text', notice: 'Text' };
test.each<[string, Partial<CampaignRules>]>([
  ['endsAt', { endsAt: at(-2) }],
  ['amountEur', { amountEur: undefined }],
  ['promotion', { texts: { en: { ...english, body: '{terms}' } } }],
  ['stands for nothing', { texts: { en: { ...english, body: '{password}' } } }],
  ['notice', { texts: { en: { subject: 'Hello', body: 'Text' } } }],
  ['campaign_link_unknown', { promotion: 'prm_00000000000000000000000000' }],
])('a campaign that does not fit is refused: %s', async (said, change) => {
  const refused = await content.call(desk.draftCampaign, { body: { rules: rules(change) } });
  expect(refused.ok).toBe(false);
  expect(JSON.stringify(refused)).toContain(said);
});
