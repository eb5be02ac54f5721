/**
 * Documents that need a manual review: uploaded on a phone, seen side by side in the back office, one approved, one refused with
 * a reason and uploaded again. The player sees each decision on the open page and by mail.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stay } from './browser.ts';
import { signUp } from './known.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { picture } from './documents.ts';
import { look, mailTitled } from './person.ts';
import { theProduct } from './product.ts';

const stopMs = 300_000;
const email = 'document-review@example.org';
const name = 'Petra Novak';

type Stayed = Awaited<ReturnType<typeof stay>>;
let rita: Stayed;
let player: Stayed;
beforeAll(async () => {
  [rita, player] = await Promise.all([stay('desktop'), stay('phone')]);
  await becomeOperator(rita.page, { link: await inviteOperator('risk'), name: 'Rita Reads' });
  // The session query before sign-in answers 401, which the console reports.
  rita.complaints.splice(0);
  await signUp(player.page, { email, name });
}, stopMs);
afterAll(() => Promise.all([rita.leave(), player.leave()]), stopMs);

/** The sandbox leaves files of this name to a manual review. */
const unsure = (side: string) => ({ ...picture(side), name: `${side}-pending.png` });

const open = async (page: Page, kind: 'Identity' | 'Proof of address'): Promise<void> => {
  await page.goto(`${theProduct().backOffice}/verifications`);
  const row = page
    .getByRole('row', { name: new RegExp(name) })
    .filter({ has: page.getByRole('cell', { name: kind, exact: true }) });
  await row.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('heading', { name: 'Decision' }).waitFor();
};

test('are handed in, and what is no picture is named and refused', { timeout: stopMs }, async () => {
  const { page, complaints } = player;
  await page.goto('/profile/verification');
  await page.getByTestId('file-front').setInputFiles({ ...unsure('front'), buffer: Buffer.from('not a picture') });
  for (const side of ['back', 'selfie']) await page.getByTestId(`file-${side}`).setInputFiles(unsure(side));
  await page.getByRole('button', { name: 'Send documents' }).click();
  await page.getByText(/Please send a JPEG, PNG or PDF/).waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/422.*id-verification/)]);
  await page.getByTestId('file-front').setInputFiles(unsure('front'));
  await page.getByRole('button', { name: 'Send documents' }).click();
  await page.getByTestId('file-front').waitFor({ state: 'detached' });
  await page.getByTestId('file-bill').setInputFiles(unsure('bill'));
  await expect.poll(() => page.getByText('In review', { exact: true }).count()).toBe(2);
  await look(page, 'document-review-pending', 'phone');
});

test(
  'are seen side by side and approved; the player is notified at once and by mail',
  { timeout: stopMs },
  async () => {
    const { page } = rita;
    await open(page, 'Identity');
    // Waits for the decoded image, not only for its element.
    for (const side of ['Front', 'Back', 'Selfie'])
      await expect
        .poll(() => page.getByAltText(side, { exact: true }).evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(400);
    await look(page, 'document-review-case', 'desktop');
    await page.getByLabel(/^Valid until/).fill('2031-01-31');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(/^Decided by Rita Reads/).waitFor();
    await player.page.getByText('1 of 2 done').waitFor();
    expect(await mailTitled(email, /is verified at/)).toContain('Your identity is verified');
  },
);

test('are refused with a reason that the player reads, and can be handed in again', { timeout: stopMs }, async () => {
  const { page } = rita;
  await open(page, 'Proof of address');
  await page.getByLabel('Reason').selectOption({ label: 'Cut off' });
  await page.getByLabel(/^Note to the player/).fill('The lower half is missing.');
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('The lower half is missing.').waitFor();
  await player.page.getByText(/The lower half is missing\./).waitFor();
  await look(player.page, 'document-review-refused', 'phone');
  expect(await mailTitled(email, /again/)).toContain('The lower half is missing.');
  await player.page.getByTestId('file-bill').setInputFiles(picture('whole-bill'));
  await player.page.getByText('2 of 2 done').waitFor();
});
