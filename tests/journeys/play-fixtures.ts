/** States that ordinary play rarely reaches, written into the database for the page's player. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postFairnessRotate } from '@carmine/contract/games/game-service';
import type { Page } from 'playwright';
import { readSecretsKey } from '../../apps/server/src/platform/secrets/secrets-key.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import { clientSeedFor, type Wanted } from '../../packages/games/testing/find-seed.ts';
import { ask } from './known.ts';
import { inDatabase } from './later.ts';
import { theProduct } from './product.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

/** As if every deposit had been wagered once. */
export const markDepositsWagered = async (page: Page): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`update accounts set unstaked = 0 where owner_kind = 'player' and owner_id = ${ofPlayer}`, [hash]),
  );
};

/** Withdrawable cash that no deposit brought, booked as a correction by staff. Amount in subunits. */
export const creditWinnings = async (page: Page, currency: 'EUR' | 'ETH', subunits: bigint): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase((client) =>
    client.query(`select adjust_balance(${ofPlayer}, 'winnings ' || nextval('payment_ids'), $2, $3)`, [
      ...[hash, currency, subunits.toString()],
    ]),
  );
  await markDepositsWagered(page);
};

interface NextSeed {
  readonly sealed: Buffer;
  readonly hash: string;
}

/** Decrypts the next server seed with the key of the house. */
const openSeed = ({ sealed, hash }: NextSeed): string => {
  const read = readSecretsKey(readFileSync(path.join(theProduct().dataDir, 'secrets.key'), 'utf8').trim());
  if (!read.ok) throw new Error(read.message);
  return createSecretBox([{ keyId: 1, secret: read.key }])
    .open('server-seed', sealed, hash)
    .toString();
};

/** Rotates the seeds by the ordinary call, with a client seed that makes the next real round as wanted. */
export const fixNextRound = async (page: Page, wanted: Wanted): Promise<void> => {
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
