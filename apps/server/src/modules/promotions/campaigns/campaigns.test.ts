/** Whom campaigns reach, once, and whom never. */
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { beforeEach, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { openCampaigns, type CampaignStage } from '../testing/campaign-stage.ts';
import { createCampaigns } from './index.ts';

let stage: CampaignStage;
beforeEach(async () => {
  stage = await openCampaigns();
});

type Player = Parameters<CampaignStage['player']>[0];

interface Case {
  readonly who: string;
  readonly player?: Player;
  readonly rules?: Partial<CampaignRules>;
  readonly prepare?: (playerId: PlayerId) => unknown;
  /** `outside`: not in the audience, so that nobody counts. */
  readonly mail: string;
  readonly notice: string;
}

const both = ['mail', 'notice'] as const;
const kept = (reason: 'self_excluded' | 'account_closed' | 'account_locked' | 'under_age' | 'country_restricted') => ({
  prepare: (playerId: PlayerId) => stage.refused.set(playerId, reason),
  ...{ mail: 'protected', notice: 'protected' },
});
const usedUp = (playerId: PlayerId) =>
  stage.owner.run(
    `update player_gate set deposit_limit_day = 1000, deposited_day = 1000, day_ends = now() + interval '1 hour' where player_id = $1`,
    [playerId],
  );

const cases: readonly Case[] = [
  { who: 'agreed to both', mail: 'sent', notice: 'sent' },
  { who: 'agreed to nothing', player: { mail: false, notice: false }, mail: 'consent', notice: 'consent' },
  { who: 'agreed to mail alone', player: { notice: false }, mail: 'sent', notice: 'consent' },
  { who: 'agreed to notices alone', player: { mail: false }, mail: 'consent', notice: 'sent' },
  { who: 'has not confirmed the address', player: { confirmed: false }, mail: 'unconfirmed', notice: 'sent' },
  { who: 'is excluded or on a break', ...kept('self_excluded') },
  { who: 'has closed the account', ...kept('account_closed') },
  { who: 'is locked', ...kept('account_locked') },
  { who: 'is under age', ...kept('under_age') },
  { who: 'is in a restricted country', ...kept('country_restricted') },
  { who: 'has used up an own limit', prepare: usedUp, mail: 'protected', notice: 'protected' },
  { who: 'is elsewhere', rules: { audience: { countries: ['DE'] } }, mail: 'outside', notice: 'outside' },
  {
    who: 'is in a country left out',
    rules: { audience: { exceptCountries: ['MT'] } },
    mail: 'outside',
    notice: 'outside',
  },
  {
    who: 'plays in another currency',
    rules: { audience: { currencies: ['BTC'] } },
    mail: 'outside',
    notice: 'outside',
  },
  {
    who: 'has too few deposits',
    rules: { audience: { pastDeposits: { from: 1 } } },
    mail: 'outside',
    notice: 'outside',
  },
  { who: 'is below the level', rules: { audience: { level: 2 } }, mail: 'outside', notice: 'outside' },
  {
    ...{ who: 'has reached the level', player: { points: 1_000_000_000n }, rules: { audience: { level: 2 } } },
    ...{ mail: 'sent', notice: 'sent' },
  },
  {
    who: 'registered on another brand',
    rules: { audience: { skins: ['nightjar'] } },
    mail: 'outside',
    notice: 'outside',
  },
  {
    ...{ who: 'registered on the brand', player: { skin: 'nightjar' }, rules: { audience: { skins: ['nightjar'] } } },
    ...{ mail: 'sent', notice: 'sent' },
  },
  { who: 'reads another language', rules: { audience: { languages: ['de'] } }, mail: 'outside', notice: 'outside' },
  { who: 'never played', rules: { audience: { lastPlayedDays: { from: 30 } } }, mail: 'outside', notice: 'outside' },
  {
    ...{ who: 'played too lately', player: { daysAgo: 29 }, rules: { audience: { lastPlayedDays: { from: 30 } } } },
    ...{ mail: 'outside', notice: 'outside' },
  },
  {
    ...{
      who: 'has not played for long',
      player: { daysAgo: 30 },
      rules: { audience: { lastPlayedDays: { from: 30 } } },
    },
    ...{ mail: 'sent', notice: 'sent' },
  },
];

test('each reaches exactly who agreed, and nobody who is protected or outside the audience', async () => {
  for (const { who, player, rules, prepare, mail, notice } of cases) {
    await stage.owner.run('update player_profiles set receive_email_promo = false, receive_notice_promo = false');
    await stage.owner.run(`update player_profiles set country = 'ZZ'`);
    const playerId = await stage.player(player);
    await prepare?.(playerId);
    const only = { ...rules, audience: { countries: ['MT'], ...rules?.audience } };
    const id = await stage.approved({ ...only, channels: [...both] });
    await stage.campaigns.send();
    const figures = await stage.figuresOf(id);
    const found = both.map((channel) => {
      const one = figures.find((figure) => figure.channel === channel);
      if (one === undefined || one.audience === 0) return 'outside';
      return one.sent + one.waiting === 1 ? 'sent' : Object.keys(one.refused).join();
    });
    expect([who, ...found]).toEqual([who, mail, notice]);
    const asked = (await stage.mailsAsked()).filter((key) => key === playerId);
    expect([who, asked.length]).toEqual([who, mail === 'sent' ? 1 : 0]);
  }
});

test('a promotion is told of only to who can have it', async () => {
  const welcome = stage.offered.find(({ rules }) => rules.kind === 'welcome');
  if (welcome === undefined) throw new Error('It is offered');
  const [fresh, past] = [await stage.player(), await stage.player()];
  // Who has deposited five times is past the welcome offer.
  stage.deposits.set(past, 5);
  const id = await stage.approved({ promotion: stage.deps.ids.encode('prm', welcome.id) });
  await stage.campaigns.send();
  expect(await stage.mailsAsked()).toEqual([fresh]);
  expect(await stage.figuresOf(id)).toMatchObject([{ waiting: 1, refused: { offer: 1 } }]);
});

test('two workers at once ask for one mail for each player', async () => {
  const players = [];
  for (let count = 0; count < 60; count += 1) players.push(await stage.player());
  const id = await stage.approved();
  const other = createCampaigns(stage.deps);
  await Promise.all([stage.campaigns.send(), other.send(), stage.campaigns.send()]);
  expect((await stage.mailsAsked()).toSorted((a, b) => Number(a - b))).toEqual(players);
  expect(await stage.figuresOf(id)).toMatchObject([{ audience: 60, waiting: 60, refused: {} }]);
  await stage.campaigns.send();
  expect((await stage.mailsAsked()).length).toBe(60);
  expect((await stage.campaigns.read(id))?.campaign.state).toBe('sent');
});

test('a worker that dies between two rows leaves nobody out and mails nobody twice', async () => {
  const players = [await stage.player(), await stage.player(), await stage.player()];
  const id = await stage.approved({ channels: [...both] });
  let calls = 0;
  const dying = createCampaigns({
    ...stage.deps,
    outbox: {
      publish: async (...event) => {
        calls += 1;
        if (calls === 2) throw new Error('killed');
        await stage.deps.outbox.publish(...event);
      },
    },
  });
  await expect(dying.send()).rejects.toThrow('killed');
  expect(await stage.mailsAsked()).toEqual([]);
  expect((await stage.campaigns.read(id))?.campaign.state).toBe('sending');
  await stage.campaigns.send();
  expect(await stage.mailsAsked()).toEqual(players);
  expect(await stage.figuresOf(id)).toMatchObject([{ waiting: 3 }, { sent: 3 }]);
});

test('no player gets more mails in seven days than the house allows, of all campaigns together', async () => {
  await stage.owner.run('update campaign_settings set most_mails = 1');
  const playerId = await stage.player();
  const [first, second] = [await stage.approved(), await stage.approved({ channels: [...both] })];
  await Promise.all([stage.campaigns.send(), createCampaigns(stage.deps).send()]);
  expect(await stage.mailsAsked()).toEqual([playerId]);
  const outcomes = [(await stage.figuresOf(first))[0], (await stage.figuresOf(second))[0]];
  expect(outcomes.map((one) => one?.refused)).toContainEqual({ cap: 1 });
  // A notice on the site is no mail.
  expect((await stage.figuresOf(second))[1]).toMatchObject({ channel: 'notice', sent: 1 });
  // Neither the program nor anybody else can add one more.
  const another = await stage.approved({ endsAt: new Date(stage.time.now.getTime() + 3_600_000).toISOString() });
  await stage.owner.run(`update campaigns set state = 'sending', started_at = now() where id = $1`, [another]);
  await expect(
    stage.db.run(`insert into campaign_players (player_id, campaign_id, channel) values ($1, $2, 'mail')`, [
      playerId,
      another,
    ]),
  ).rejects.toThrow('promotional mails of seven days');
  await stage.owner.run(`update campaign_players set reserved_at = now() - interval '8 days'`);
  await stage.campaigns.send();
  expect(await stage.mailsAsked()).toEqual([playerId, playerId]);
});

test('a mail is decided once more when it goes out: who is protected since, or a stopped campaign, is not mailed', async () => {
  const [away, gone] = [await stage.player(), await stage.player()];
  const id = await stage.approved();
  const text = stage.deps.ids.encode('cam', id);
  await stage.campaigns.send();
  stage.refused.set(away, 'self_excluded');
  expect(await stage.campaigns.prepareMail(away, text, 'en')).toBeUndefined();
  stage.refused.delete(away);
  // Decided for good.
  expect(await stage.campaigns.prepareMail(away, text, 'en')).toBeUndefined();
  expect(await stage.campaigns.stop({ id, by: stage.maker, reason: 'wrong text' })).toBe(true);
  expect(await stage.campaigns.prepareMail(gone, text, 'en')).toBeUndefined();
  expect(await stage.figuresOf(id)).toMatchObject([{ sent: 0, waiting: 0, refused: { protected: 1, stopped: 1 } }]);
});

test('at most as many players are decided in a minute as the house allows', async () => {
  await stage.owner.run('update campaign_settings set per_minute = 2');
  for (let count = 0; count < 3; count += 1) await stage.player();
  const id = await stage.approved();
  expect(await stage.campaigns.send()).toBe(2);
  expect(await stage.campaigns.send()).toBe(1);
  expect(await stage.figuresOf(id)).toMatchObject([{ waiting: 3 }]);
});

test('a notice is there with consent and until the campaign ends, and gone for good once it is closed', async () => {
  const reader = {
    addressCountry: 'MT',
    language: 'de',
    firstName: 'Ada',
    publicUrl: 'https://casino.example',
  } as const;
  const playerId = await stage.player();
  const texts = {
    en: { subject: 'Hello', body: 'Text', notice: 'Hello' },
    de: { subject: 'Hallo {name}', body: 'Text', notice: 'Bis zu {amount}' },
  };
  const id = await stage.approved({ channels: ['notice'], texts });
  await stage.campaigns.send();
  const shown = () => stage.campaigns.notices({ ...reader, playerId });
  expect(await shown()).toMatchObject([
    { title: 'Hallo Ada', text: expect.stringMatching(/^Bis zu 50,00\s€$/), promotion: null },
  ]);
  const consent = (given: boolean) =>
    stage.owner.run('update player_profiles set receive_notice_promo = $2 where player_id = $1', [playerId, given]);
  await consent(false);
  expect(await shown()).toEqual([]);
  await consent(true);
  stage.refused.set(playerId, 'self_excluded');
  expect(await shown()).toEqual([]);
  stage.refused.delete(playerId);
  const now = stage.time.now;
  stage.time.now = new Date(now.getTime() + 2 * 86_400_000);
  expect(await shown()).toEqual([]);
  stage.time.now = now;
  expect(await stage.campaigns.dismiss(await stage.player(), stage.deps.ids.encode('cam', id))).toBe(false);
  expect(await stage.campaigns.dismiss(playerId, stage.deps.ids.encode('cam', id))).toBe(true);
  expect(await shown()).toEqual([]);
});

test('the size of an audience is counted before anything is sent', async () => {
  await stage.player({ mail: false });
  await stage.player({ confirmed: false, notice: false });
  await stage.player({ country: 'DE' });
  expect(await stage.campaigns.countAudience({ countries: ['MT'] })).toEqual({
    ...{ players: 2, mail: 0, notice: 1, complete: true },
  });
});

test('nothing is sent without a second person, and nothing that was submitted is changed', async () => {
  const id = await stage.campaigns.draft(stage.rules(), stage.maker);
  for (const change of [`state = 'approved'`, `state = 'sending', started_at = now()`])
    await expect(stage.db.run(`update campaigns set ${change} where id = $1`, [id])).rejects.toThrow();
  await stage.owner.run(`update campaigns set state = 'pending' where id = $1`, [id]);
  await expect(stage.db.run(`update campaigns set rules = '{"a":1}' where id = $1`, [id])).rejects.toThrow();
  await expect(
    stage.owner.run(
      `update campaigns set state = 'approved', approved_by = made_by, approved_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow();
});
