/**
 * Players whom somebody brings: a friend by an invitation, a visitor by an affiliate's link, a player back by a campaign. Each is followed
 * from what the player sees to what whoever brought them sees. On a phone, every screen as wide as on a desktop too.
 */
import { randomBytes } from 'node:crypto';
import { askAffiliate } from '@carmine/contract/back-office/affiliates';
import { approveRequest } from '@carmine/contract/back-office/approvals';
import { draftCampaign, submitCampaign } from '@carmine/contract/back-office/campaigns';
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { putProfile } from '@carmine/contract/account/profile';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, openDialog, stay, visit } from './browser.ts';
import { ask, payIn, signUp } from './known.ts';
import { runJob } from './later.ts';
import { confirmationLink, fillRegistration, linkTo, look, lookWide, mailTitled } from './person.ts';
import { theProduct } from './product.ts';
import { at, enrol, post } from './promotion-desk.ts';
import { screens } from './screens.ts';

const journeyMs = 300_000;
const reason = 'For what is seen here';

type Desk = Awaited<ReturnType<typeof stay>>;
let [makes, reads]: readonly (Desk | undefined)[] = [];

beforeAll(async () => {
  [makes, reads] = [await stay('desktop'), await stay('desktop')];
  await enrol(makes.page, 'admin', 'Mia Makes');
  await enrol(reads.page, 'risk', 'Rita Reads');
}, journeyMs);

afterAll(async () => {
  await makes?.leave();
  await reads?.leave();
});

const theDesk = (): Page => {
  if (makes === undefined) throw new Error('There is no operator');
  return makes.page;
};

const approve = async ({ id }: { readonly id: string }): Promise<void> => {
  if (reads !== undefined) await post(reads.page, at(approveRequest.path, { id }), { reason });
};

/** Its tables are tables on a desktop only. */
const lookAtDesk = async (page: Page, name: string): Promise<void> => {
  await look(page, name, 'desktop');
  await page.setViewportSize(screens.phone.viewport);
  await look(page, name, 'phone');
  await page.setViewportSize(screens.desktop.viewport);
};

/** Opens the address again until it shows it. */
const shows = (page: Page, address: string, what: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await goTo(page, address);
      return what.count();
    })
    .toBe(1);

const byInvitation = async (friend: Page): Promise<void> => {
  const inviting = await stay('phone');
  const { page } = inviting;
  await page.goto('/');
  await signUp(page, { email: 'invites@example.org', name: 'Rosa Referrer' });
  await goTo(page, '/invite');
  await page.getByText('Nobody has registered with your link yet.').waitFor();
  await lookWide(page, 'invite');
  const link = await page.locator('output').first().innerText();

  await goTo(friend, link.replaceAll(/\s/g, ''));
  await friend.getByText(/^You are invited: €10\.00 of bonus money/).waitFor();
  await lookWide(friend, 'invited');
  await fillRegistration(friend, { email: 'invited@example.org', name: 'Frida Friend' });
  await payIn(friend, '20.00');
  const reward = friend.locator('.own-card').filter({ hasText: 'Referral reward' });
  await shows(friend, '/promotions?show=mine', reward.filter({ hasText: '€0.00 of €100.00' }));
  await lookWide(friend, 'invited-reward');

  await shows(page, '/invite', page.getByText('Rewarded', { exact: true }));
  await page.getByText('1 of 10 rewards this month').waitFor();
  await page.getByText('For inviting a friend').waitFor();
  await lookWide(page, 'invite-rewarded');
  await inviting.leave();
};

const byAffiliate = async (page: Page): Promise<void> => {
  const { backOffice, sandbox } = theProduct();
  const code = `STAR-${randomBytes(4).toString('hex').toUpperCase()}`;
  const server = `${sandbox}/affiliate/${code}`;
  const terms = {
    ...{ name: code, sharePoints: 2_500, carriesOver: false },
    ...{ postbackUrl: `${server}/postbacks`, postbackOn: true },
  };
  const desk = theDesk();
  await approve(await post(desk, askAffiliate.path, { code, terms, reason }));
  await desk.goto(`${backOffice}/affiliates`);
  await desk.getByRole('link', { name: code }).click();
  const address = desk.url();
  const link = await desk.locator('p.mono').innerText();
  const secretOf = desk.locator('section').filter({ hasText: 'Secret of the post-backs' });
  await secretOf.getByRole('textbox').fill(reason);
  await secretOf.getByRole('button', { name: 'Make a new secret' }).click();
  const secret = await secretOf.locator('code').innerText();
  await desk.request.post(`${server}/secret`, { data: { secret } });

  await goTo(page, `${link}&click_id=click-7`);
  await openDialog(page, 'Register');
  await expect.poll(() => page.getByLabel('Promo code').inputValue()).toBe(code);
  await fillRegistration(page, { email: 'by-affiliate@example.org', name: 'Anton Affiliate' });
  await payIn(page, '20.00');
  const told = async () => {
    await runJob('promotions.postbacks');
    const calls = (await (await fetch(`${server}/postbacks`)).json()) as { event: string; clickId: string }[];
    return calls.map(({ event, clickId }) => `${event} ${clickId}`).toSorted();
  };
  await expect.poll(told).toEqual(['first_deposit click-7', 'registration click-7']);
  await shows(desk, address, desk.getByRole('row', { name: /open$/ }).filter({ hasText: /^\d{4}-\d\d1110\.00/ }));
  await expect.poll(() => desk.getByText('sent', { exact: true }).count()).toBe(2);
  await lookAtDesk(desk, 'affiliate');
};

/** Nobody else lives there. */
const audience = { countries: ['FI'] };

const campaignRules = (now: number): CampaignRules => ({
  ...{ name: `Autumn ${now}`, audience, channels: ['mail', 'notice'], amountEur: '50' },
  ...{ sendsAt: new Date(now).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() },
  texts: {
    en: {
      ...{ subject: `Up to {amount} for you (${now})`, body: 'Hello {name}.\n\nThere is up to {amount} for you.' },
      notice: 'There is up to {amount} for you.',
    },
  },
});

const byCampaign = async (page: Page): Promise<void> => {
  const email = 'by-campaign@example.org';
  await page.goto('/');
  await signUp(page, { email, name: 'Cara Campaign' });
  await ask(page, putProfile.path, { method: 'PUT', body: { country: 'FI', dateOfBirth: 642_902_400 } });
  await goTo(page, await confirmationLink(email));
  await goTo(page, '/profile/notifications');
  for (const name of ['Promotions by email', 'Promotions on the site']) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true);
  }
  await lookWide(page, 'consents');

  const rules = campaignRules(Date.now());
  const desk = theDesk();
  const draft = await post<{ id: string }>(desk, draftCampaign.path, { rules });
  await approve(await post(desk, at(submitCampaign.path, draft), { reason }));
  await runJob('promotions.campaigns');
  expect(await mailTitled(email, /^Up to €50\.00 for you/)).toContain('Hello Cara.');
  await goTo(page, '/');
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await page.getByText('There is up to €50.00 for you.').waitFor();
  await lookWide(page, 'campaign-notice');

  await goTo(page, await linkTo(email, '/unsubscribe/'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You will no longer get email promotions' }).waitFor();
  await lookWide(page, 'campaign-unsubscribed');
  await desk.goto(`${theProduct().backOffice}/campaigns`);
  await desk.getByRole('link', { name: rules.name }).click();
  const mail = desk.getByRole('row', { name: /^Mail/ }).first();
  await mail.waitFor();
  expect(await mail.getByRole('cell').allInnerTexts()).toEqual(['Mail', '1', '1', '0', '1', '0', '0']);
  await lookAtDesk(desk, 'campaign-figures');
};

const journeys = [
  ['an invitation brings both a bonus on the friend’s first deposit', byInvitation],
  [
    'an affiliate’s link is counted from the click to the first deposit, and the affiliate’s server is told',
    byAffiliate,
  ],
  ['a campaign reaches who agreed by mail and under the bell, and one click ends its mails', byCampaign],
] as const;

test.each(journeys)('%s', (_guarantee, journey) => visit('phone', ({ page }) => journey(page)), journeyMs);
