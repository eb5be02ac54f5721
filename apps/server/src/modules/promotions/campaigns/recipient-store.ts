/** SQL of whom campaigns reach, and what became of it. */
import type { CampaignFigures } from '@carmine/contract/back-office/campaigns';
import type { PromotionChannel } from '@carmine/contract/promotions/consents';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { Campaign, CampaignId, CampaignRefusal, Candidate } from './campaign.ts';

/** The next players, in order. */
export const readCandidates = (sql: Sql, after: PlayerId, size: number): Promise<Candidate[]> =>
  sql.rows<Candidate & Record<string, unknown>>(
    `select player_id as "playerId", country, currency, language, deposits, points, last_played as "lastPlayed",
       wants_mail as "wantsMail", wants_notice as "wantsNotice", is_confirmed as "isConfirmed", skin from campaign_facts($1, $2)`,
    [after, size],
  );

/** Promotional mails within the last seven days, by player; one that was not sent in the end does not count. */
export const countMails = async (sql: Sql, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, number>> =>
  new Map(
    (
      await sql.rows<{ player: PlayerId; count: number }>(
        `select player_id as player, count(*)::int as count from campaign_players
         where player_id = any ($1) and channel = 'mail' and state <> 'refused'
           and reserved_at > clock_timestamp() - interval '7 days' group by 1`,
        [[...players]],
      )
    ).map(({ player, count }) => [player, count]),
  );

interface Reserved {
  readonly playerId: PlayerId;
  readonly campaignId: CampaignId;
}

/** False if the player was reached before. A notice is on the site with its row; a mail has yet to be sent. */
export const reserve = async (
  sql: Sql,
  { playerId, campaignId, channel }: Reserved & { readonly channel: PromotionChannel },
): Promise<boolean> =>
  (await sql.run(
    `insert into campaign_players (player_id, campaign_id, channel, state, sent_at)
     values ($1, $2, $3, case when $3 = 'mail' then 'reserved' else 'sent' end, case when $3 = 'mail' then null else clock_timestamp() end)
     on conflict do nothing`,
    [playerId, campaignId, channel],
  )) === 1;

export const addRefusals = (
  sql: Sql,
  campaignId: CampaignId,
  refusals: readonly {
    readonly channel: PromotionChannel;
    readonly reason: CampaignRefusal;
    readonly players: number;
  }[],
) =>
  sql.run(
    `insert into campaign_refusals as r (campaign_id, channel, reason, players)
     select $1, * from unnest($2::text[], $3::text[], $4::bigint[])
     on conflict (campaign_id, channel, reason) do update set players = r.players + excluded.players`,
    [
      campaignId,
      refusals.map(({ channel }) => channel),
      refusals.map(({ reason }) => reason),
      refusals.map(({ players }) => players),
    ],
  );

/** Whether the mail still has to go out. */
export const isReserved = async (sql: Sql, { playerId, campaignId }: Reserved): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from campaign_players where player_id = $1 and campaign_id = $2 and channel = 'mail' and state = 'reserved'`,
    [playerId, campaignId],
  )) !== undefined;

export const noteSent = (sql: Sql, { playerId, campaignId }: Reserved) =>
  sql.run(
    `update campaign_players set state = 'sent', sent_at = clock_timestamp()
     where player_id = $1 and campaign_id = $2 and channel = 'mail' and state = 'reserved'`,
    [playerId, campaignId],
  );

export const noteRefused = (sql: Sql, { playerId, campaignId }: Reserved, reason: CampaignRefusal) =>
  sql.run(
    `update campaign_players set state = 'refused', reason = $3
     where player_id = $1 and campaign_id = $2 and channel = 'mail' and state = 'reserved'`,
    [playerId, campaignId, reason],
  );

export const noteUnsubscribed = (sql: Sql, { playerId, campaignId }: Reserved) =>
  sql.run(
    `update campaign_players set unsubscribed_at = coalesce(unsubscribed_at, clock_timestamp())
     where player_id = $1 and campaign_id = $2 and channel = 'mail'`,
    [playerId, campaignId],
  );

export const dismiss = async (sql: Sql, { playerId, campaignId }: Reserved): Promise<boolean> =>
  (await sql.run(
    `update campaign_players set dismissed_at = coalesce(dismissed_at, clock_timestamp())
     where player_id = $1 and campaign_id = $2 and channel = 'notice'`,
    [playerId, campaignId],
  )) === 1;

/** On the site for the player now, newest first. */
export const shownNotices = (sql: Sql, playerId: PlayerId, now: Date): Promise<Pick<Campaign, 'id' | 'rules'>[]> =>
  sql.rows<Pick<Campaign, 'id' | 'rules'> & Record<string, unknown>>(
    `select c.id, c.rules from campaign_players p join campaigns c on c.id = p.campaign_id
     where p.player_id = $1 and p.channel = 'notice' and p.state = 'sent' and p.dismissed_at is null
       and c.state in ('sending', 'sent') and (c.rules ->> 'endsAt')::timestamptz > $2 order by c.id desc limit 5`,
    [playerId, now],
  );

type Counted = Pick<CampaignFigures, 'channel' | 'sent' | 'waiting' | 'unsubscribed' | 'dismissed' | 'claimed'>;

/** By channel. Claimed: taken afterwards by who got it, with the campaign's code where it has one. */
export const countReached = (
  sql: Sql,
  id: CampaignId,
  { promotion, coupon }: { promotion: PromotionId | undefined; coupon: string | undefined },
): Promise<Counted[]> =>
  sql.rows<Counted & Record<string, unknown>>(
    `select channel, count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'reserved')::int as waiting,
       count(unsubscribed_at)::int as unsubscribed, count(dismissed_at)::int as dismissed,
       count(*) filter (where state = 'sent' and exists (
         select from player_promotions g left join coupons u on u.id = g.coupon_id
         where g.player_id = p.player_id and g.promotion_id = $2 and g.state <> 'rejected' and g.created_at >= p.sent_at
           and ($3::text is null or u.code = $3)))::int as claimed
     from campaign_players p where campaign_id = $1 group by channel`,
    [id, promotion ?? null, coupon ?? null],
  );

/** Those who got nothing when they were reached, and those who could not be sent it later. */
export const countRefused = (
  sql: Sql,
  id: CampaignId,
): Promise<{ channel: PromotionChannel; reason: CampaignRefusal; players: number }[]> =>
  sql.rows<{ channel: PromotionChannel; reason: CampaignRefusal; players: number }>(
    `select channel, reason, sum(players)::int as players from (
       select channel, reason, players from campaign_refusals where campaign_id = $1
       union all select channel, reason, count(*) from campaign_players where campaign_id = $1 and state = 'refused' group by 1, 2
     ) r group by 1, 2`,
    [id],
  );
