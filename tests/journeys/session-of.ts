/** The page's player in the database, by the hash of the session cookie. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { theProduct } from './product.ts';

export const sessionHash = async (page: Page): Promise<Buffer> => {
  const cookies = await page.context().cookies(theProduct().site);
  const token = cookies.find(({ name }) => name.endsWith('session'))?.value ?? '';
  return createHash('sha256').update(token).digest();
};

/** The player, where `$1` is the hash; also after the browser has forgotten the cookie. */
export const ofPlayer = '(select player_id from sessions where token_hash = $1)';
