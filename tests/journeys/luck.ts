/** What chance alone would take a thousand rounds for, written into the database for the player whose page it is. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postFairnessRotate } from '@carmine/contract/game-service';
import type { Page } from 'playwright';
import { readSecretsKey } from '../../apps/server/src/platform/secrets/secrets-key.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import { clientSeedFor, type Wanted } from '../../packages/games/testing/find-seed.ts';
import { ask } from './known.ts';
import { inDatabase } from './later.ts';
import { theProduct } from './product.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

/** What was deposited has been played once. */
export const playedOnce = async (page: Page): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`update accounts set unstaked = 0 where owner_kind = 'player' and owner_id = ${ofPlayer}`, [hash]),
  );
};

/** What no deposit brought, in subunits, as a correction by staff: cash that may leave at once. */
export const won = async (page: Page, currency: 'EUR' | 'ETH', subunits: bigint): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`select adjust_balance(${ofPlayer}, 'luck ' || nextval('payment_ids'), $2, $3)`, [
      ...[hash, currency, subunits.toString()],
    ]),
  );
  await playedOnce(page);
};

interface NextSeed {
  readonly sealed: Buffer;
  readonly hash: string;
}

/** As only the house can: with its key, and the place that the seed is bound to. */
const openSeed = ({ sealed, hash }: NextSeed): string => {
  const read = readSecretsKey(readFileSync(path.join(theProduct().dataDir, 'secrets.key'), 'utf8').trim());
  if (!read.ok) throw new Error(read.message);
  return createSecretBox([{ keyId: 1, secret: read.key }])
    .open('server-seed', sealed, hash)
    .toString();
};

/** New seeds by the product's own call: the house's half stays as it was promised, the player's brings the next real round. */
export const nextRound = async (page: Page, wanted: Wanted): Promise<void> => {
  const hash = await sessionHash(page);
  let next: NextSeed | undefined;
  await inDatabase(async (client) => {
    const { rows } = await client.query<NextSeed>(
      `select server_seed_enc as sealed, server_seed_hash as hash from seeds
       where state = 'next' and player_id = ${ofPlayer}`,
      [hash],
    );
    [next] = rows;
  });
  if (next === undefined) throw new Error('The player has no seeds yet: open a game first');
  await ask(page, postFairnessRotate.path, { body: { clientSeed: clientSeedFor(wanted, openSeed(next)) } });
};
