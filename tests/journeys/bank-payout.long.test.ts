/**
 * A withdrawal that no card can take, from the dialog to the bank's word: the account is given in the dialog, two operators make and
 * release the file, the sandbox's bank answers, and both read its report. First to an account that is closed.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, stay } from './browser.ts';
import { uploadDocuments } from './documents.ts';
import { fillIn, signUp } from './known.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { confirmationLink, look, lookWide, mailTitled } from './person.ts';
import { creditWinnings } from './play-fixtures.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
const email = 'by.bank@example.org';
const [closed, open] = ['DE83370400440532010004', 'DE89370400440532013000'];

type Stayed = Awaited<ReturnType<typeof stay>>;
let [player, maker, releaser]: Stayed[] = [];
const pageOf = (one: Stayed | undefined): Page => {
  if (one === undefined) throw new Error('Nobody');
  return one.page;
};

beforeAll(async () => {
  [player, maker, releaser] = await Promise.all([stay('phone'), stay('desktop'), stay('desktop')]);
}, journeyMs);
afterAll(() => Promise.all([player?.leave(), maker?.leave(), releaser?.leave()]));

const newPlayer = async (page: Page): Promise<void> => {
  await page.goto('/');
  await signUp(page, { email, name: 'Bruno Bank' });
  await fillIn(page);
  await goTo(page, await confirmationLink(email));
  await goTo(page, '/profile/verification');
  await uploadDocuments(page);
  await page.getByText('2 of 2 done').waitFor();
  await creditWinnings(page, 'EUR', 125_000n);
};

test('a verified player and two operators are there', { timeout: journeyMs }, async () => {
  await Promise.all([
    inviteOperator('payments').then((link) => becomeOperator(pageOf(maker), { link, name: 'Mika Maker' })),
    inviteOperator('payments').then((link) => becomeOperator(pageOf(releaser), { link, name: 'Rosa Release' })),
    newPlayer(pageOf(player)),
  ]);
});
const office = (path: string) => `${theProduct().backOffice}${path}`;

const giveAccount = async (page: Page, iban: string): Promise<void> => {
  const bank = page.getByRole('region', { name: 'Your bank account' }).first();
  const add = bank.getByRole('button', { name: /^(Add account|Use another account)$/ });
  const field = bank.getByRole('textbox', { name: 'IBAN' });
  await add.or(field).first().waitFor();
  if (await add.isVisible()) await add.click();
  await field.fill('DE00370400440532013000');
  await bank.getByRole('button', { name: 'Save account' }).click();
  await bank.getByText('This is not a valid IBAN. Please check it.').waitFor();
  // The refusal is the answer that was provoked.
  player?.complaints.splice(0);
  await field.fill(iban);
  await bank.getByRole('button', { name: 'Save account' }).click();
  await bank.getByText(`${iban.slice(0, 4)} •••• ${iban.slice(-4)}`).waitFor();
};

/** From the dialog to the page that tracks it. */
const ask = async (amount: string, iban: string, name: string): Promise<string> => {
  const page = pageOf(player);
  await goTo(page, '/?modal=cashout');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await dialog.getByRole('region', { name: 'Your bank account' }).waitFor();
  await giveAccount(page, iban);
  await lookWide(page, `bank-payout-${name}-asked`);
  await dialog.getByRole('button', { name: 'Cashout' }).click();
  await page.waitForURL(/\/wallet\/withdraw\/wdr_/);
  await lookWide(page, `bank-payout-${name}-tracked`);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

const approve = async (page: Page, id: string): Promise<void> => {
  await page.goto(office(`/cash-outs/${id}`));
  const decision = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Decision', exact: true }) });
  await decision.getByLabel('Your reason (audited)').fill('Known for years');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: 'Decision', exact: true }).waitFor({ state: 'detached' });
};

const say = async (page: Page, button: RegExp | string): Promise<void> => {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) })
    .first();
  await form.getByRole('textbox').last().fill('the file of the evening');
  await form.getByRole('button', { name: button }).click();
};

/** Made by one, released by another; the bank executes it, and its report is read by both. */
const sendByBank = async (name: string): Promise<void> => {
  const [one, other] = [pageOf(maker), pageOf(releaser)];
  await one.goto(office('/payments/bank'));
  await say(one, /^Make the EUR file/);
  await one.getByText('You made this file: another operator has to release it.').first().waitFor();
  await other.goto(office('/payments/bank'));
  await say(other, 'Release');
  // Until then the first file to download is an older one.
  await other.getByRole('button', { name: 'Release' }).waitFor({ state: 'detached' });
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download pain.001' }).first().click();
  const stream = await (await downloading).createReadStream();
  const order = Buffer.concat(await stream.toArray());
  const answer = await fetch(`${theProduct().sandbox}/bank/payments`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/xml' }, body: new Uint8Array(order) },
  });
  const report = { name: 'report.xml', mimeType: 'application/xml', buffer: Buffer.from(await answer.arrayBuffer()) };
  const read = async (page: Page, said: RegExp) => {
    await page.getByLabel('File', { exact: true }).setInputFiles(report);
    await say(page, 'Read report');
    await page.getByText(said).first().waitFor();
  };
  await read(one, /waits? for another operator/);
  await one.getByRole('region', { name: 'Waits for a second operator' }).getByText('Bruno Bank').waitFor();
  await look(one, `bank-payout-${name}-half`, 'desktop');
  await read(other, /[1-9]\d* (paid|refused)/);
};

test(
  'to an account that the bank has closed: the money is back, and another account is asked for',
  { timeout: journeyMs },
  async () => {
    const id = await ask('20.13', closed ?? '', 'closed');
    await approve(pageOf(maker), id);
    await sendByBank('closed');
    const page = pageOf(player);
    await page.getByText('The bank could not pay to your account.').first().waitFor();
    await lookWide(page, 'bank-payout-closed-over');
    expect(await mailTitled(email, /^A bank account was entered/)).toContain('change your password at once');
  },
);

test('to an open account: paid once both operators have read the report', { timeout: journeyMs }, async () => {
  const id = await ask('125.50', open ?? '', 'open');
  await approve(pageOf(releaser), id);
  await sendByBank('open');
  const page = pageOf(player);
  await page.getByText('The money has been paid out.').waitFor();
  await lookWide(page, 'bank-payout-open-paid');
  expect(await mailTitled(email, /^€125\.50 has been paid out/)).toContain('account');
});
