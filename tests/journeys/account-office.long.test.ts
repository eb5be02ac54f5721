/** Operators' actions on accounts: removing a lost second factor with two approvals, flags that hold, erasure. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, stay, visit } from './browser.ts';
import { ageRemoval } from './account-clock.ts';
import { signUp } from './known.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { look, password } from './person.ts';
import { theProduct } from './product.ts';
import { sessionHash } from './session-of.ts';

const journeyMs = 300_000;

const setUpFactor = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const { TOTP } = await import('otpauth');
  await goTo(page, '/profile/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = dialog.locator('code');
  await key.waitFor();
  const program = new TOTP({ secret: (await key.innerText()).replaceAll(/\s/g, '') });
  await dialog.getByLabel('Current code from the app').fill(program.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();
};

const openPlayer = async (page: Page, email: string, tab: string): Promise<void> => {
  await page.goto(`${theProduct().backOffice}/players`);
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  const found = page.getByRole('region', { name: 'Players' });
  await found.getByRole('row').filter({ hasText: 'Email' }).getByRole('link', { name: /^usr_/ }).click();
  await page.getByRole('tab', { name: tab }).click();
};

test(
  'a lost second factor goes when two operators agree and its owner has been told; flags are raised and cleared; data end',
  async () => {
    const email = 'lotte@example.org';
    const owner = await stay('phone');
    await signUp(owner.page, { email, name: 'Lotte Lost' });
    await setUpFactor(owner.page);

    await visit('desktop', async ({ page, complaints }) => {
      const second = await page
        .context()
        .browser()
        ?.newContext({ viewport: { width: 768, height: 900 } });
      const other = await second?.newPage();
      if (second === undefined || other === undefined) throw new Error('No second browser');
      await becomeOperator(page, { link: await inviteOperator('admin'), name: 'Ada Asks' });
      await becomeOperator(other, { link: await inviteOperator('risk'), name: 'Rik Agrees' });

      await openPlayer(page, email, 'Protection');
      await page.getByLabel('What to request').selectOption({ label: 'Remove a lost second factor' });
      const asking = page.locator('section', { has: page.getByRole('heading', { name: 'Approval requests' }) });
      await asking.getByLabel('Reason (audited)').fill('Shown the passport in a video call');
      await asking.getByRole('button', { name: 'Send request' }).click();
      await asking.getByText('You requested this: another operator has to approve.').waitFor();
      await look(page, 'office-approval-asked', 'desktop');
      await other.goto(`${theProduct().backOffice}/approvals`);
      const row = other.getByRole('listitem').filter({ hasText: 'Lotte Lost' });
      await row.getByText('Shown the passport in a video call').waitFor();
      await look(other, 'office-approvals', 'phone');
      await row.getByLabel('Why you approve (audited)').fill('Compared with the documents on file');
      await row.getByRole('button', { name: 'Approve' }).click();
      await row.getByText(/unless the player keeps or uses the second factor/).waitFor();

      await goTo(owner.page, '/profile/security');
      await owner.page.getByText(/Your second factor was reported lost/).waitFor();
      await look(owner.page, 'security-removal', 'phone');
      await ageRemoval(await sessionHash(owner.page));
      await owner.page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
      await goTo(owner.page, '/?modal=login');
      const door = owner.page.getByRole('dialog');
      await door.getByLabel('Email').fill(email);
      await door.getByLabel('Password', { exact: true }).fill(password);
      await door.getByRole('button', { name: 'Sign in', exact: true }).click();
      await door.waitFor({ state: 'detached' });

      await openPlayer(other, email, 'Risk');
      await other.getByLabel('Why withdrawals are held').fill('The bank called about this person');
      await other.getByRole('button', { name: 'Hold withdrawals' }).click();
      await other.getByText('The bank called about this person').waitFor();
      await other.getByLabel('Note for other operators').fill('Called back on Monday');
      await other.getByRole('button', { name: 'Add note' }).click();
      await other.getByText('Called back on Monday').waitFor();
      await look(other, 'office-player-risk', 'phone');
      await other.goto(`${theProduct().backOffice}/risk`);
      const flag = other.getByRole('row').filter({ hasText: 'The bank called about this person' });
      await flag.getByRole('button', { name: 'Clear' }).click();
      await flag.getByLabel('Why it can be cleared').fill('The bank was content');
      await flag.getByRole('button', { name: 'Clear' }).click();
      await other.getByText('The bank called about this person').waitFor({ state: 'detached' });

      await openPlayer(page, email, 'Data');
      await page.getByText('No. Only a closed account can be erased.').waitFor();
      await page.getByRole('tab', { name: 'Protection' }).click();
      const account = page.locator('section', { has: page.getByRole('heading', { name: 'Account', exact: true }) });
      await account.getByLabel('Reason (audited)').fill('Asked for in a letter');
      await account.getByRole('button', { name: 'Close' }).click();
      await account.getByRole('button', { name: 'Lock' }).waitFor();
      await expect.poll(() => account.getByRole('button').allInnerTexts()).toEqual(['Lock']);
      await page.getByRole('tab', { name: 'Data' }).click();
      await page.getByLabel('Type ERASE to confirm').fill('ERASE');
      await page.getByLabel('Reason (audited)').fill('Asked for in the same letter');
      await page.getByRole('button', { name: 'Request erasure' }).click();
      await page.getByText('You requested this: another operator has to approve.').waitFor();
      await other.goto(`${theProduct().backOffice}/approvals`);
      const wish = other.getByRole('listitem').filter({ hasText: 'Asked for in the same letter' });
      await wish.getByLabel('Why you approve (audited)').fill('Read the letter');
      await wish.getByRole('button', { name: 'Approve' }).click();
      await wish.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('tab', { name: 'Data' }).click();
      await page.getByRole('button', { name: 'Withdraw request' }).waitFor();
      await look(page, 'office-data', 'desktop');
      await page.goto(`${theProduct().backOffice}/erasures`);
      await page.getByRole('link', { name: 'Lotte Lost' }).waitFor();
      await page.getByText('Ada Asks').first().waitFor();
      await look(page, 'office-erasures', 'desktop');
      await second.close();
      complaints.splice(0);
    });
    owner.complaints.splice(0);
    await owner.leave();
  },
  journeyMs,
);
