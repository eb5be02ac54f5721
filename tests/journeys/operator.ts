/** An operator's first minutes: the one-time link, name and password, the second factor. */
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';

const password = 'paper instead of velvet';

/** Signed in afterwards. `stop`: at each page on the way. */
export const becomeOperator = async (
  page: Page,
  { link, name }: { link: string; name: string },
  stop?: (page: string) => Promise<void>,
): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Name').fill(name);
  // The first operator's link was printed: the e-mail is not known yet.
  if (link.endsWith('&first')) await page.getByLabel('Your email').fill('ada.root@example.org');
  await page.getByLabel('Password').fill(password);
  await stop?.('invitation');
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await page.locator('code').innerText();
  await stop?.('second-factor');
  await page.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on and sign in' }).click();
  await page.getByRole('heading', { name: 'Players', exact: true }).waitFor();
};
