/** Clicks, registrations and first deposits of an affiliate's players. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import * as store from './affiliate-store.ts';
import type { AffiliateDeps } from './deps.ts';
import { insertPostback } from './postback-store.ts';

const normal = (code: string): string => code.trim().toUpperCase();

export const isAffiliate =
  ({ db }: Pick<AffiliateDeps, 'db'>) =>
  async (code: string): Promise<boolean> =>
    (await store.findByCode(db, normal(code))) !== undefined;

/** A visitor came by a link. Codes of nobody are forgotten. */
export const noteClick =
  ({ db }: Pick<AffiliateDeps, 'db'>) =>
  async (code: string): Promise<void> => {
    const affiliate = await store.findByCode(db, normal(code));
    if (affiliate !== undefined) await store.countClick(db, affiliate.id);
  };

/** After the registration, once. `codes`: the first that is an affiliate's counts. */
export const noteRegistration =
  ({ db, clock, clickIdOf }: AffiliateDeps) =>
  async (playerId: PlayerId, codes: readonly string[]): Promise<void> => {
    const found = await Promise.all(codes.map((code) => store.findByCode(db, normal(code))));
    const affiliate = found.find((one) => one !== undefined);
    if (affiliate === undefined) return;
    const clickId = await clickIdOf(playerId);
    await db.transaction(async (sql) => {
      if ((await store.insertPlayer(sql, playerId, affiliate.id, clickId)) === 0) return;
      const at = clock.now();
      await insertPostback(sql, { playerId, affiliateId: affiliate.id, event: 'registration', at });
      // A deposit may have been heard of before.
      if (await store.hasDeposited(sql, playerId)) await noteFirst(sql, playerId, at);
    });
  };

const noteFirst = async (sql: Sql, playerId: PlayerId, at: Date): Promise<void> => {
  const affiliateId = await store.noteFirstDeposit(sql, playerId, at);
  if (affiliateId !== undefined) await insertPostback(sql, { playerId, affiliateId, event: 'first_deposit', at });
};

/** After every credited deposit; the first one counts. */
export const noteDeposit =
  ({ db, clock }: AffiliateDeps) =>
  (playerId: PlayerId): Promise<void> =>
    db.transaction((sql) => noteFirst(sql, playerId, clock.now()));
