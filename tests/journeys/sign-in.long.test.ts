/** Regaining access: by mail, second factor or passkey; and ending somebody else's session. */
import { TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetSession, goTo, openDialog, stay, visit } from './browser.ts';
import { eachScreen, type Screen } from './screens.ts';
import { signUp } from './known.ts';
import { frameOf, linkTo, look, password, register } from './person.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
const nextPassword = 'quiet marble rivers 7';

/** What a browser reports of an answer that was provoked. */
const forgive = (complaints: string[], ...statuses: number[]): void => {
  const left = complaints.filter((text) => !statuses.some((status) => text.includes(`status of ${status}`)));
  complaints.splice(0, complaints.length, ...left);
};

const setUpApp = async (page: Page, screen: Screen): Promise<TOTP> => {
  const dialog = page.getByRole('dialog');
  await goTo(page, '/profile/security');
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = dialog.locator('code');
  await key.waitFor();
  await look(page, 'security-app', screen);
  const program = new TOTP({ secret: (await key.innerText()).replaceAll(/\s/g, '') });
  await dialog.getByLabel('Current code from the app').fill(program.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(10);
  await look(page, 'recovery-codes', screen);
  await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await dialog.waitFor({ state: 'detached' });
  return program;
};

const askForLink = async (page: Page, email: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await openDialog(page, 'Sign in');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByRole('button', { name: 'Send the link' }).waitFor();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Reset password link is sent!').waitFor();
  await dialog.waitFor({ state: 'detached' });
};

const chooseNew = async (page: Page, link: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await goTo(page, link);
  await dialog.getByLabel('New password', { exact: true }).waitFor();
  await expect.poll(() => page.url()).not.toContain('token');
  await dialog.getByLabel('New password', { exact: true }).fill(nextPassword);
  await dialog.getByLabel('Repeat the new password').fill(nextPassword);
  await dialog.getByRole('button', { name: 'Save the new password' }).click();
  await page.getByText('Password successfuly updated').waitFor();
};

const enter = async (page: Page, email: string, secret: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.each(eachScreen)(
  'a person sets up an authenticator app, forgets the password, chooses a new one and signs in with a code on a %s',
  async (screen) => {
    await visit(screen, async ({ page, complaints }) => {
      const email = `lena-${screen}@example.org`;
      const dialog = page.getByRole('dialog');
      await signUp(page, { email, name: 'Lena Halvorsen' });
      const program = await setUpApp(page, screen);
      await forgetSession(page);

      await page.goto('/');
      await askForLink(page, email);
      await chooseNew(page, await linkTo(email, '/?modal=reset-password&token='));
      await enter(page, email, nextPassword);
      await dialog.getByLabel(/^App code/).fill('000000');
      await look(page, 'second-factor', screen);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByText('This code or passkey was not accepted.').waitFor();
      // The code of the enrolment is spent, the next one is taken half a minute early.
      await dialog.getByLabel(/^App code/).fill(program.generate({ timestamp: Date.now() + 30_000 }));
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Your wallet' }).first().waitFor();
      forgive(complaints, 403);
    });
  },
  journeyMs,
);

test(
  'a person adds a passkey and signs in with it; an address without a name says why it has none',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      const devices = await page.context().newCDPSession(page);
      await devices.send('WebAuthn.enable');
      const options = {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
      } as const;
      await devices.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...options, automaticPresenceSimulation: true },
      });
      const dialog = page.getByRole('dialog');
      const byName = theProduct().site.replace('127.0.0.1', 'localhost');
      await page.context().addCookies([{ name: 'consent', value: 'necessary', url: byName }]);
      const email = 'pia@example.org';
      await page.goto(byName);
      await register(page, { email, name: 'Pia Sand' });
      await goTo(page, `${byName}/profile/security`);
      await page.getByRole('button', { name: 'Add passkey' }).click();
      await dialog.getByLabel('Name of this device').fill('My key');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();
      await page.getByText('My key').waitFor();

      await forgetSession(page);
      await goTo(page, `${byName}/?modal=login`);
      await enter(page, email, password);
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await dialog.waitFor({ state: 'detached' });
      await goTo(page, `${byName}/profile/security`);
      await page.getByText(/last used/).waitFor();
      await goTo(page, '/?modal=login');
      await enter(page, email, password);
      // No passkey at a bare address: the recovery codes are the way in.
      await dialog.getByLabel(/^App code/).waitFor();
      expect(await dialog.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
      forgive(complaints, 403);
    });
  },
  journeyMs,
);

test(
  'a session that its owner ends elsewhere ends in front of whoever sits there: the page, the game and its frame',
  async () => {
    const there = await stay('phone');
    await visit('desktop', async ({ page }) => {
      const email = 'nora@example.org';
      await signUp(page, { email, name: 'Nora Quist' });
      await there.page.goto('/?modal=login');
      await enter(there.page, email, password);
      await there.page.getByRole('dialog').waitFor({ state: 'detached' });
      await goTo(there.page, '/game/dice');
      const roll = frameOf(there.page).getByRole('button', { name: 'Roll', exact: true });
      await roll.waitFor();

      await goTo(page, '/profile/sessions');
      await page.getByText('This browser').waitFor();
      await page.getByRole('button', { name: /^End session:/ }).click();
      await page.getByText('Session ended.').waitFor();
      await there.page
        .getByText('This play session has ended.')
        .or(there.page.getByText('Sign in to play'))
        .first()
        .waitFor();
      await there.page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
    });
    there.complaints.splice(0);
    await there.leave();
  },
  journeyMs,
);
