/** SQL of post-backs. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { AffiliateId, PostbackId } from './affiliate.ts';

export type PostbackEvent = 'registration' | 'first_deposit';

/** Once per player and event, and only while they are on. */
export const insertPostback = (
  sql: Sql,
  {
    playerId,
    affiliateId,
    event,
    at,
  }: { playerId: PlayerId; affiliateId: AffiliateId; event: PostbackEvent; at: Date },
) =>
  sql.run(
    `insert into affiliate_postbacks (player_id, affiliate_id, event, happened_at)
     select $1, id, $3, $4 from affiliates where id = $2 and postback_on on conflict (player_id, event) do nothing`,
    [playerId, affiliateId, event, at],
  );

export interface ClaimedPostback {
  readonly id: PostbackId;
  readonly affiliateId: AffiliateId;
  readonly affiliate: string;
  readonly event: PostbackEvent;
  readonly clickId: string | null;
  readonly happenedAt: Date;
  readonly attempts: number;
  readonly url: string;
  readonly secretSealed: Buffer;
}

/**
 * Due ones of affiliates that can be called. Each is counted as an attempt, and hidden for a while, before it is sent: a worker that dies
 * sends it again later, and two never send it at once.
 */
export const claimPostbacks = (sql: Sql, now: Date, hiddenUntil: Date, size: number): Promise<ClaimedPostback[]> =>
  sql.rows<ClaimedPostback & Record<string, unknown>>(
    `update affiliate_postbacks p set attempts = p.attempts + 1, next_attempt_at = $2
     from affiliates a, affiliate_players r
     where a.id = p.affiliate_id and r.player_id = p.player_id and p.id in (
       select d.id from affiliate_postbacks d join affiliates on affiliates.id = d.affiliate_id
       where d.state = 'due' and d.next_attempt_at <= $1 and postback_on and postback_url is not null and secret_sealed is not null
       order by d.next_attempt_at limit $3 for update of d skip locked)
     returning p.id, p.affiliate_id as "affiliateId", a.code as affiliate, p.event, r.click_id as "clickId", p.happened_at as "happenedAt",
       p.attempts, a.postback_url as url, a.secret_sealed as "secretSealed"`,
    [now, hiddenUntil, size],
  );

export interface Attempt {
  readonly state: 'due' | 'sent' | 'failed';
  readonly outcome: string;
  readonly answer: string;
  readonly at: Date;
  readonly nextAt: Date;
}

export const saveAttempt = (sql: Sql, id: PostbackId, { state, outcome, answer, at, nextAt }: Attempt) =>
  sql.run(
    `update affiliate_postbacks set state = $2, last_outcome = $3, last_answer = $4, last_at = $5, next_attempt_at = $6
     where id = $1 and state = 'due'`,
    [id, state, outcome, answer, at, nextAt],
  );

export interface PostbackRow {
  readonly id: PostbackId;
  readonly event: PostbackEvent;
  readonly state: 'due' | 'sent' | 'failed';
  readonly attempts: number;
  readonly lastOutcome: string | null;
  readonly lastAnswer: string | null;
  readonly lastAt: Date | null;
  readonly nextAt: Date;
  readonly happenedAt: Date;
}

export const readPostbacks = async (sql: Sql, id: AffiliateId, offset: number, size: number) => ({
  items: await sql.rows<PostbackRow & Record<string, unknown>>(
    `select id, event, state, attempts, last_outcome as "lastOutcome", last_answer as "lastAnswer", last_at as "lastAt",
       next_attempt_at as "nextAt", happened_at as "happenedAt"
     from affiliate_postbacks where affiliate_id = $1 order by id desc offset $2 limit $3`,
    [id, offset, size],
  ),
  total: (
    await sql.one<{ count: number }>('select count(*)::int as count from affiliate_postbacks where affiliate_id = $1', [
      id,
    ])
  ).count,
});

/** False unless it was given up. */
export const retryPostback = async (sql: Sql, affiliateId: AffiliateId, id: PostbackId, now: Date): Promise<boolean> =>
  (await sql.run(
    `update affiliate_postbacks set state = 'due', attempts = 0, next_attempt_at = $3
     where affiliate_id = $1 and id = $2 and state = 'failed'`,
    [affiliateId, id, now],
  )) === 1;
