/** A retried test creates the same players again (docs/decisions/098), so those of its first attempt give up their e-mails. */
import type { Page } from 'playwright';
import { inDatabase } from './later.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

/** By email, the player's number. */
const signedUp = new Map<string, string>();

export const rememberEmail = async (page: Page, email: string): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from players where id = ${ofPlayer}`, [hash]);
    const [player] = rows;
    if (player !== undefined) signedUp.set(email, player.id);
  });
};

export const freeEmail = async (email: string): Promise<void> => {
  const id = signedUp.get(email);
  if (id === undefined) return;
  await inDatabase((client) =>
    client.query(`update players set email_hash = sha256(convert_to(id::text, 'UTF8')) where id = $1`, [id]),
  );
};
