/** E-mail domains that operators have blocked from registration and sign-in. Blocking ends existing sessions at once. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId, SessionId } from '../../../platform/ids/ids.ts';
import { deleteBlocked, insertBlocked, isDomainBlocked, listBlocked, shutDomains } from './blocked-domain-store.ts';
import { readDomainName, type DomainName } from './domain-name.ts';
import { publishEnded } from '../sessions/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { openPlayer } from '../players/player.ts';
import { signedInAfter } from '../players/player-store.ts';
import { endOtherSessions } from '../sessions/session-store.ts';
import { domainOf } from './validate-email.ts';

export interface DomainWish {
  /** As typed. */
  readonly domain: string;
  readonly by: OperatorId;
  readonly reason: string;
}

type Refused<R extends string> = { readonly ok: false; readonly reason: R };
export type DomainBlocked = DomainName | Refused<'domain_blocked'>;

type BlockDeps = Pick<Deps, 'db' | 'secretBox' | 'publish' | 'pushSessionEnded' | 'audit'>;

interface Ended {
  readonly playerId: PlayerId;
  readonly sessionIds: readonly SessionId[];
}

const pageSize = 500;

/** Addresses are sealed, so all players with a session have to be opened. */
const endSessions = async (sql: Sql, deps: BlockDeps, domain: string): Promise<Ended[]> => {
  const ended: Ended[] = [];
  let after = 0n as PlayerId;
  for (;;) {
    const page = await signedInAfter(sql, after, pageSize);
    for (const row of page) {
      const own = domainOf(openPlayer(deps.secretBox, row).details.email);
      if (own !== domain && !own.endsWith(`.${domain}`)) continue;
      const one = { playerId: row.id, sessionIds: await endOtherSessions(sql, row.id) };
      await publishEnded(sql, deps, { ...one, reason: 'domain_blocked' });
      ended.push(one);
    }
    const last = page.at(-1);
    if (last === undefined) return ended;
    after = last.id;
  }
};

export const blockedDomains = (deps: BlockDeps) => ({
  list: (page: { offset: number; size: number }) => listBlocked(deps.db, page),

  /** Refused if the name or a parent domain is blocked already. */
  block: async ({ domain: typed, by, reason }: DomainWish): Promise<DomainBlocked> => {
    const name = readDomainName(typed);
    if (!name.ok) return name;
    const { domain } = name;
    const ended: Ended[] = [];
    const outcome = await deps.db.transaction(async (sql): Promise<DomainBlocked> => {
      ended.length = 0;
      await shutDomains(sql);
      const isKnown = await isDomainBlocked(sql, domain);
      if (isKnown || (await insertBlocked(sql, { domain, by, reason })) === 0)
        return { ok: false, reason: 'domain_blocked' };
      // As stored, not as typed.
      await deps.audit.record(sql, { operatorId: by, action: 'risk.block_domain', details: { domain, reason } });
      ended.push(...(await endSessions(sql, deps, domain)));
      return name;
    });
    for (const one of ended) deps.pushSessionEnded(one);
    return outcome;
  },

  /** Returns false if exactly this name is not blocked. */
  unblock: ({ domain, by, reason }: DomainWish): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if ((await deleteBlocked(sql, domain)) === 0) return false;
      await deps.audit.record(sql, { operatorId: by, action: 'risk.unblock_domain', details: { domain, reason } });
      return true;
    }),
});
