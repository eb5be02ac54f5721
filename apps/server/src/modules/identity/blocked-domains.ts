/** E-mail domains whose people do not register nor sign in: kept by operators. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids.ts';
import { deleteBlocked, insertBlocked, isDomainBlocked, listBlocked } from './blocked-domain-store.ts';
import { readDomainName, type DomainName } from './domain-name.ts';
import type { Deps } from './identity.ts';

export interface DomainWish {
  /** As typed. */
  readonly domain: string;
  readonly by: OperatorId;
  readonly reason: string;
  /** Written down in the same transaction, with the name as it is kept. */
  readonly also: (sql: Sql, domain: string) => Promise<unknown>;
}

type Refused<R extends string> = { readonly ok: false; readonly reason: R };
export type DomainBlocked = DomainName | Refused<'domain_blocked'>;

export const blockedDomains = ({ db }: Pick<Deps, 'db'>) => ({
  list: (page: { offset: number; size: number }) => listBlocked(db, page),

  /** Refused where the name or one above it is blocked already. */
  block: async ({ domain: typed, by, reason, also }: DomainWish): Promise<DomainBlocked> => {
    const name = readDomainName(typed);
    if (!name.ok) return name;
    const { domain } = name;
    return db.transaction(async (sql): Promise<DomainBlocked> => {
      const isKnown = await isDomainBlocked(sql, domain);
      if (isKnown || (await insertBlocked(sql, { domain, by, reason })) === 0)
        return { ok: false, reason: 'domain_blocked' };
      await also(sql, domain);
      return name;
    });
  },

  /** False where it is not blocked, or not by this very name. */
  unblock: ({ domain, also }: Pick<DomainWish, 'domain' | 'also'>): Promise<boolean> =>
    db.transaction(async (sql) => {
      if ((await deleteBlocked(sql, domain)) === 0) return false;
      await also(sql, domain);
      return true;
    }),
});
