/** The only SQL of e-mail domains that may not register or sign in. A name covers its subdomains. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';

/** `blockedBy` and `reason` are null if the database's owner inserted it. */
export interface BlockedDomain {
  readonly domain: string;
  readonly blockedAt: Date;
  readonly blockedBy: OperatorId | null;
  readonly reason: string | null;
}

export const isDomainBlocked = async (sql: Sql, domain: string): Promise<boolean> => {
  const labels = domain.split('.');
  const names = labels.map((_label, index) => labels.slice(index).join('.'));
  return (await sql.maybe('select 1 from blocked_domains where domain = any($1) limit 1', [names])) !== undefined;
};

const gate = `hashtextextended('blocked-domains', 0)`;

/** Called when a session starts: waits for a domain that is being blocked, and then sees it. */
export const holdDomains = (sql: Sql) => sql.run(`select pg_advisory_xact_lock_shared(${gate})`);

/** No session starts until the end of the transaction, so the caller sees all sessions afterwards. */
export const shutDomains = (sql: Sql) => sql.run(`select pg_advisory_xact_lock(${gate})`);

/** Newest first. */
export const listBlocked = async (sql: Sql, { offset, size }: { offset: number; size: number }) => {
  const [items, { total }] = await Promise.all([
    sql.rows<BlockedDomain>(
      `select domain, created_at as "blockedAt", blocked_by as "blockedBy", reason from blocked_domains
       order by created_at desc, domain offset $1 limit $2`,
      [offset, size],
    ),
    sql.one<{ total: number }>('select count(*)::int as total from blocked_domains'),
  ]);
  return { items, total };
};

/** 0 if it exists. */
export const insertBlocked = (sql: Sql, { domain, by, reason }: { domain: string; by: OperatorId; reason: string }) =>
  sql.run(
    'insert into blocked_domains (domain, blocked_by, reason) values ($1, $2, $3) on conflict (domain) do nothing',
    [domain, by, reason],
  );

/** 0 if it does not exist. */
export const deleteBlocked = (sql: Sql, domain: string) =>
  sql.run('delete from blocked_domains where domain = $1', [domain]);
