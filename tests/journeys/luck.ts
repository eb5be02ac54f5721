/** What chance alone would take a thousand rounds for, written into the database for the player whose page it is. */
import type { Page } from 'playwright';
import { inDatabase } from './later.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

/** What was deposited has been played once. */
export const playedOnce = async (page: Page): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`update accounts set unstaked = 0 where owner_kind = 'player' and owner_id = ${ofPlayer}`, [hash]),
  );
};

/** What no deposit brought, in subunits, only for cashing out. */
export const won = async (page: Page, currency: 'EUR' | 'ETH', subunits: bigint): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`select credit_deposit(${ofPlayer}, nextval('payment_ids'), 'chain', 'ETH', $2, $3, 'locked', 1)`, [
      ...[hash, currency, subunits.toString()],
    ]),
  );
};
