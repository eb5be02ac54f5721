/** Every account message of the specification's sections 5 and 8 on screen, letter by letter. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { forgetSession, goTo, openDialog, visit } from './browser.ts';
import { blockDomain, lockAccount, unlockAccount } from './account-clock.ts';
import { signUp } from './known.ts';
import { linkTo, look, password, register } from './person.ts';
import { sessionHash } from './session-of.ts';

const journeyMs = 300_000;
const coolOff = 'Your account is on cool off period, contact support!';
const locked = 'Your account has been locked, Please contact support!';
const next = 'quiet marble rivers 7';

const answer = (page: Page, path: string, status: number, problem: object = {}): Promise<unknown> =>
  page.route(`**/user-service/api/v1/${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
const unanswer = (page: Page, path: string) => page.unroute(`**/user-service/api/v1/${path}`);

const enter = async (page: Page, email: string, secret = password): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

test(
  'registration says what is wrong with each value, and why it was refused',
  async () => {
    await visit('phone', async ({ page, complaints }) => {
      const dialog = page.getByRole('dialog');
      const says = (text: string) => dialog.getByText(text, { exact: true }).waitFor();
      const submit = () => dialog.getByRole('button', { name: 'Create account' }).click();
      const email = dialog.getByLabel('Email', { exact: true });
      await goTo(page, '/');
      await register(page, { email: 'taken@example.org', name: 'Tara Taken' });
      await page.getByText('Welcome. We sent you an email to confirm your address.').waitFor();
      await forgetSession(page);

      await goTo(page, '/');
      await openDialog(page, 'Sign in');
      await dialog.getByRole('button', { name: 'Register' }).click();
      await says('Create your account');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.getByRole('button', { name: 'Forgot password?' }).waitFor();
      await dialog.getByRole('button', { name: 'Register' }).click();

      await submit();
      await says('Full Name should be between 3 to 50 characters');
      for (const text of ['Email is required', 'Password is required', 'Please accept the terms to continue'])
        await says(text);
      const name = dialog.getByLabel('Full name');
      await name.fill('Cher');
      await says('Full name has to be first name & last name');
      await name.fill('R2 D2');
      await says('Full name has to be first name & last name');
      await name.fill('Tara Second');
      await email.fill('not an address');
      await says('Please enter a valid email');
      const promotions = dialog.getByRole('checkbox', { name: 'I want to receive email promotions' });
      await expect.poll(() => promotions.isChecked()).toBe(false);
      expect(await dialog.getByLabel('Promo code').count()).toBe(0);
      await dialog.getByRole('button', { name: 'I have a promo code' }).click();
      await dialog.getByLabel('Promo code').fill('WELCOME');
      const secret = dialog.getByLabel('Password', { exact: true });
      await secret.fill('kurz');
      await says('This code is not valid. Check it, or continue without one.');
      await dialog.getByLabel('Promo code').fill('');
      await dialog.getByRole('button', { name: 'Show password' }).click();
      await expect.poll(() => secret.getAttribute('type')).toBe('text');
      await dialog.getByRole('checkbox', { name: /legal age/ }).check();
      await look(page, 'register-wrong', 'phone');

      // Validated by the form, before anything is sent.
      await submit();
      await dialog.getByText('Password must be more than 8 characters', { exact: true }).first().waitFor();
      await secret.fill(password);
      await email.fill('somebody@mailinator.com');
      await submit();
      await says('Your email seems to be disposable, Please try another email!');
      await email.fill('taken@example.org');
      await submit();
      await says('User with same email exists');
      await email.fill('somebody@blocked.example');
      await submit();
      await says('Something went wrong contact support');
      await answer(page, 'registration/validate', 500);
      await submit();
      await says('Registration is not complete, Please contact support!');
      await unanswer(page, 'registration/validate');
      await answer(page, 'registration', 429, {
        code: 'rate_limited',
        message: 'Too many tries. Please wait a minute.',
      });
      await submit();
      await says('Too many tries. Please wait a minute.');
      complaints.splice(0);
    });
  },
  journeyMs,
);

test(
  'sign-in says the one thing to a stranger, and the reason to who knows the password',
  async () => {
    await visit('desktop', async ({ page, complaints }) => {
      const dialog = page.getByRole('dialog');
      const says = (text: string) => dialog.getByText(text).waitFor();
      const email = 'lou@later-blocked.example';
      await signUp(page, { email, name: 'Lou Locked' });
      const session = await sessionHash(page);
      await forgetSession(page);
      await goTo(page, '/?modal=login');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await says('Email is required');
      await enter(page, 'nobody@example.org');
      await says('Either username or password is incorrect');
      await page.getByText('Signin did not work!').first().waitFor();
      await look(page, 'sign-in-wrong', 'desktop');
      await lockAccount(session);
      await enter(page, email, 'not the password 1');
      await says('Either username or password is incorrect');
      await enter(page, email);
      await says(locked);
      await unlockAccount(session);
      await answer(page, 'signin', 429, { code: 'too_many_attempts', message: 'Too many attempts. Wait a minute.' });
      await enter(page, email);
      await says('Too many attempts. Wait a minute.');
      await unanswer(page, 'signin');
      await enter(page, email);
      await dialog.waitFor({ state: 'detached' });

      await goTo(page, '/profile/limits');
      await page.getByRole('button', { name: '24 hours' }).click();
      await dialog.getByRole('button', { name: 'Start cool-off' }).click();
      await page.getByRole('heading', { name: 'You are on a break' }).waitFor();
      await forgetSession(page);
      await goTo(page, '/?modal=login');
      await enter(page, email);
      await says(coolOff);
      await look(page, 'sign-in-cool-off', 'desktop');
      await blockDomain('later-blocked.example');
      await forgetSession(page);
      await goTo(page, '/?modal=login');
      await enter(page, email);
      await says(locked);

      await forgetSession(page);
      await page.route('**/captcha.js', (route) => route.abort());
      await goTo(page, '/?modal=login');
      await enter(page, email);
      await says('Recaptcha has not been loaded');
      complaints.splice(0);
    });
  },
  journeyMs,
);

const ask = async (page: Page, email: string): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await goTo(page, '/?modal=login');
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await dialog.getByText('Email is required').waitFor();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Reset password link is sent!').waitFor();
  return linkTo(email, '/?modal=reset-password&token=');
};

test(
  'a password is reset and changed with every word that can be said about it',
  async () => {
    await visit('phone', async ({ page, complaints }) => {
      const dialog = page.getByRole('dialog');
      const says = (text: string) => dialog.getByText(text, { exact: true }).waitFor();
      const email = 'rita@example.org';
      await signUp(page, { email, name: 'Rita Reset' });
      await forgetSession(page);
      await goTo(page, await ask(page, email));

      const [first, again] = [dialog.getByLabel('New password', { exact: true }), dialog.getByLabel(/^Repeat/)];
      const save = dialog.getByRole('button', { name: 'Save the new password' });
      await save.click();
      await says('Please update values before continue');
      await first.fill('ab');
      await again.fill('ab');
      await save.click();
      await says('Password too short');
      await first.fill(next);
      await save.click();
      await says('Password not match');
      // The one that holds now counts as used before.
      for (const field of [first, again]) await field.fill(password);
      await save.click();
      await says('Password must be more than 8 characters and not previously been used!');
      await look(page, 'reset-refused', 'phone');
      for (const field of [first, again]) await field.fill(next);
      await save.click();
      await page.getByText('Password successfuly updated').waitFor();
      await enter(page, email, next);
      await dialog.waitFor({ state: 'detached' });

      await goTo(page, '/profile/security');
      await page.getByRole('button', { name: 'Change password' }).click();
      const change = dialog.getByRole('button', { name: 'Change password' });
      const fields = [dialog.getByLabel('Current password'), first, again];
      for (const field of fields) {
        await expect.poll(() => change.isDisabled()).toBe(true);
        await field.fill(next);
      }
      await expect.poll(() => change.isDisabled()).toBe(false);
      await change.click();
      await page.getByText("Couldn't change password, please try again later!").waitFor();
      await look(page, 'change-refused', 'phone');
      for (const field of [first, again]) await field.fill('brass lanterns 99 float');
      await change.click();
      await page.getByText('Successfully changed password!').waitFor();
      complaints.splice(0);
    });
  },
  journeyMs,
);
