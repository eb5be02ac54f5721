/** A player's own account: details and their locks, limits, pauses, the codes for the lost phone, other devices, the end. */
import { TOTP } from 'otpauth';
import type { Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import { forgetSession, goTo, reload, stay, visit } from './browser.ts';
import { ageLimitRequests, ageProof, sitFor } from './account-clock.ts';
import { payIn, signUp } from './known.ts';
import { frameOf, giveBirthDate, look, password, register } from './person.ts';
import { sessionHash } from './session-of.ts';

const journeyMs = 300_000;

const enter = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await goTo(page, '/?modal=login');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const isSaving = (answer: Response): boolean =>
  answer.request().method() === 'PUT' && answer.url().endsWith('/profile-service/api/v1/profile');

/** Answers the step-up dialog. */
const prove = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog').filter({ hasText: 'please confirm before you continue' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
};

test(
  'details are filled once and locked, the country is found by a part of its name, and the phone moves with a proof only',
  async () => {
    await visit('phone', async ({ page, complaints }) => {
      await signUp(page, { email: 'dora@example.org', name: 'Dora Details' });
      await goTo(page, '/profile');
      /** Waits for the answer, not only for the text: the previous one may still be shown. */
      const save = async (text = 'Profile saved') => {
        const answered = page.waitForResponse(isSaving);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await answered;
        await page.getByText(text).first().waitFor();
      };
      const born = page.getByRole('group', { name: 'Date of birth' }).getByLabel('Year');
      await expect.poll(() => page.getByLabel('Email', { exact: true }).first().isDisabled()).toBe(true);
      await page.getByRole('radio', { name: 'Koi' }).check({ force: true });
      await giveBirthDate(page, '1', '1', '2006');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page
        .getByText(
          'Only adults can play here: your date of birth has to be between 1 January 1900 and 31 December 2005.',
        )
        .waitFor();
      await giveBirthDate(page, '17', '5', '1990');
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.fill('ANAD');
      await page.getByRole('option', { name: 'Canada' }).click();
      await page.getByRole('button', { name: /^State/ }).click();
      await page.getByRole('option', { name: 'Ontario' }).click();
      await expect.poll(() => page.getByRole('button', { name: /^Dialling code/ }).innerText()).toContain('+1');
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Front Street');
      await page.getByLabel('Postcode').fill('M5J 2X2');
      await page.getByLabel('City').fill('Toronto');
      await page.getByLabel('Phone number').fill('4165550123');
      await page.getByRole('checkbox', { name: 'I want to receive email promotions' }).check();
      await save();
      await reload(page);
      await expect.poll(() => born.isDisabled()).toBe(true);
      await expect
        .poll(() => page.getByRole('button', { name: 'contact support to change' }).count())
        .toBeGreaterThan(3);
      await expect.poll(() => page.getByLabel('City').isDisabled()).toBe(true);
      await expect
        .poll(() => page.getByRole('checkbox', { name: 'I want to receive email promotions' }).isChecked())
        .toBe(true);
      await look(page, 'details-filled', 'phone');
      await page.getByRole('button', { name: 'edit' }).first().click();
      await page.getByLabel('City').fill('Ottawa');
      await page.getByLabel('Nickname').fill('dora');
      await save();

      await ageProof(await sessionHash(page));
      await page.getByLabel('Phone number').fill('6135550199');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await look(page, 'details-proof', 'phone');
      const saved = page.waitForResponse((answer) => isSaving(answer) && answer.ok());
      await prove(page);
      await saved;
      await reload(page);
      await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe('6135550199');

      await page.route('**/profile-service/api/v1/profile', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
      );
      await page.getByLabel('Nickname').fill('somebody');
      await save('Profile save failed!!!');
      complaints.splice(0);
    });
  },
  journeyMs,
);

test(
  'a limit is set, is lowered at once, and is raised after a day and a second yes',
  async () => {
    await visit('phone', async ({ page }) => {
      await goTo(page, '/');
      await register(page, { email: 'lena.limits@example.org', name: 'Lena Limits' });
      const offer = page.getByRole('form', { name: 'Set a deposit limit?' });
      await offer.getByLabel('Weekly').fill('200');
      await look(page, 'limits-offer', 'phone');
      await offer.getByRole('button', { name: 'Set limits' }).click();
      await offer.waitFor({ state: 'detached' });
      await goTo(page, '/profile/limits');
      const card = page.getByRole('form', { name: 'Deposits' });
      const week = card.getByLabel('Deposits: Weekly, in euro');
      const save = card.getByRole('button', { name: 'Save' });
      await expect.poll(() => week.inputValue()).toMatch(/^200/);
      await week.fill('120');
      await save.click();
      await page.getByText('Limits saved.').waitFor();
      await page.getByText('€0.00 of €120.00').first().waitFor();
      await week.fill('300');
      await save.click();
      const waiting = page.getByRole('region', { name: 'Pending confirmation' });
      await waiting.getByText('Deposits per week: €300.00').waitFor();
      expect(await waiting.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      await expect.poll(() => week.inputValue()).toMatch(/^120/);
      await look(page, 'limits-waiting', 'phone');
      await ageLimitRequests(await sessionHash(page));
      await reload(page);
      await waiting.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Your new limit applies now.').waitFor();
      await page.getByText('€0.00 of €300.00').first().waitFor();
    });
  },
  journeyMs,
);

test(
  'the frame stops a player who has been playing for long, and says for how long; a player closes the account',
  async () => {
    await visit('desktop', async ({ page }) => {
      await signUp(page, { email: 'rhea@example.org', name: 'Rhea Reality' });
      await payIn(page);
      await goTo(page, '/profile/limits');
      await page
        .getByRole('button', { name: /^Interval/ })
        .or(page.getByLabel('Interval'))
        .first()
        .waitFor();
      await page.getByLabel('Interval').selectOption('5');
      await page.getByText('Saved.').waitFor();
      await goTo(page, '/game/dice');
      const frame = frameOf(page);
      await frame.getByRole('button', { name: 'Roll', exact: true }).waitFor();
      const isBet = (answer: Response) => answer.url().endsWith('/play/v1/rounds') && answer.status() === 201;
      await Promise.all([
        page.waitForResponse(isBet),
        frame.getByRole('button', { name: 'Roll', exact: true }).click(),
      ]);
      await sitFor(page, 301);
      await reload(page);
      await frame.getByText('Reality check').waitFor();
      await frame.getByText('You have been playing for 5 minutes.').waitFor();
      await look(page, 'reality-check', 'desktop');
      await frame.getByRole('button', { name: 'Keep playing' }).click();
      await frame.getByText('Reality check').waitFor({ state: 'detached' });
    });
    await visit('desktop', async ({ page, complaints }) => {
      await signUp(page, { email: 'rex@example.org', name: 'Rex Reality' });
      await ageProof(await sessionHash(page));
      await goTo(page, '/profile/limits');
      await page.getByLabel('Reason').selectOption('service');
      await page.getByRole('button', { name: 'Close my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click();
      await prove(page);
      await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
      await page.waitForURL('**/account/closed');
      await look(page, 'account-closed', 'desktop');
      complaints.splice(0);
    });
  },
  journeyMs,
);

test(
  'a recovery code signs in once; all other devices end with one press, their page, frame and socket too',
  async () => {
    const there = await stay('phone');
    await visit('desktop', async ({ page, complaints }) => {
      const email = 'cody@example.org';
      const dialog = page.getByRole('dialog');
      await signUp(page, { email, name: 'Cody Codes' });
      await goTo(page, '/profile/security');
      await page.getByRole('button', { name: 'Set up' }).click();
      const key = dialog.locator('code');
      await key.waitFor();
      const program = new TOTP({ secret: (await key.innerText()).replaceAll(/\s/g, '') });
      await dialog.getByLabel('Current code from the app').fill(program.generate());
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      const code = await dialog.getByRole('listitem').first().innerText();
      await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();

      const door = there.page.getByRole('dialog');
      for (const attempt of ['first', 'second']) {
        await enter(there.page, email);
        await door.getByLabel(/^App code/).fill(code);
        await door.getByRole('button', { name: 'Sign in', exact: true }).click();
        if (attempt === 'second') await door.getByText('This code or passkey was not accepted.').waitFor();
        else {
          await door.waitFor({ state: 'detached' });
          await forgetSession(there.page);
        }
      }
      await door.getByLabel(/^App code/).fill(program.generate({ timestamp: Date.now() + 30_000 }));
      await door.getByRole('button', { name: 'Sign in', exact: true }).click();
      await door.waitFor({ state: 'detached' });
      await goTo(there.page, '/game/dice');
      await frameOf(there.page).getByRole('button', { name: 'Roll', exact: true }).waitFor();

      await goTo(page, '/profile/sessions');
      await page.getByText(/other devices are signed in/).waitFor();
      await look(page, 'sessions-others', 'desktop');
      await page.getByRole('button', { name: 'End all other sessions' }).click();
      await page.getByText('You are not signed in anywhere else.').waitFor();
      await there.page
        .getByText('This play session has ended.')
        .or(there.page.getByText('Sign in to play'))
        .first()
        .waitFor();
      await reload(page);
      await page.getByText('This browser').waitFor();
      complaints.splice(0);
    });
    there.complaints.splice(0);
    await there.leave();
  },
  journeyMs,
);
