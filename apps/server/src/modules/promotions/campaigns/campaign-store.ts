/** SQL of campaigns and of the house's settings for them. */
import { campaignRules, type CampaignRules } from '@carmine/contract/promotions/campaigns';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { PromotionId } from '../offers/promotion.ts';
import type { Campaign, CampaignId, Settings } from './campaign.ts';

const columns = `id, state, rules, made_by as "madeBy", approved_by as "approvedBy", approved_at as "approvedAt",
  started_at as "startedAt", finished_at as "finishedAt", created_at as "createdAt", reached`;

type Row = Omit<Campaign, 'rules'> & { readonly rules: unknown; readonly [column: string]: unknown };

const toCampaign = (row: Row): Campaign => ({ ...row, rules: campaignRules.parse(row.rules) });

/** Newest first. */
export const listCampaigns = async (sql: Sql): Promise<Campaign[]> =>
  (await sql.rows<Row>(`select ${columns} from campaigns order by id desc limit 500`)).map(toCampaign);

export const findCampaign = async (sql: Sql, id: CampaignId): Promise<Campaign | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from campaigns where id = $1`, [id]);
  return row && toCampaign(row);
};

/** Whose time has come, oldest first. */
export const campaignsAtWork = async (sql: Sql, now: Date): Promise<CampaignId[]> =>
  (
    await sql.rows<{ id: CampaignId }>(
      `select id from campaigns where state in ('approved', 'sending') and (rules ->> 'sendsAt')::timestamptz <= $1 order by id`,
      [now],
    )
  ).map(({ id }) => id);

/** The campaign as it is, locked until the end of the transaction. */
export const lockCampaign = async (sql: Sql, id: CampaignId): Promise<Campaign | undefined> => {
  const row = await sql.maybe<Row>(`select ${columns} from campaigns where id = $1 for update`, [id]);
  return row && toCampaign(row);
};

export const insertCampaign = async (sql: Sql, rules: CampaignRules, by: OperatorId): Promise<CampaignId> =>
  (
    await sql.one<{ id: CampaignId }>('insert into campaigns (rules, made_by) values ($1, $2) returning id', [
      JSON.stringify(rules),
      by,
    ])
  ).id;

/** False unless it is the operator's own draft. */
export const saveCampaign = async (
  sql: Sql,
  { id, rules, by }: { id: CampaignId; rules: CampaignRules; by: OperatorId },
): Promise<boolean> =>
  (await sql.run(`update campaigns set rules = $2 where id = $1 and state = 'draft' and made_by = $3`, [
    ...[id, JSON.stringify(rules), by],
  ])) === 1;

export const beginCampaign = (sql: Sql, id: CampaignId, now: Date) =>
  sql.run(`update campaigns set state = 'sending', started_at = $2 where id = $1 and state = 'approved'`, [id, now]);

export const finishCampaign = (sql: Sql, id: CampaignId, now: Date) =>
  sql.run(`update campaigns set state = 'sent', finished_at = $2 where id = $1 and state = 'sending'`, [id, now]);

export const moveCampaign = (sql: Sql, id: CampaignId, reached: PlayerId) =>
  sql.run('update campaigns set reached = $2 where id = $1', [id, reached]);

/** False unless two operators have agreed to it and nobody has stopped it. */
export const stopCampaign = async (sql: Sql, id: CampaignId, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    `update campaigns set state = 'stopped', stopped_by = $2 where id = $1 and state in ('approved', 'sending', 'sent')`,
    [id, by],
  )) === 1;

const settings = 'select most_mails as "mostMails", per_minute as "perMinute" from campaign_settings';

export const readSettings = (sql: Sql): Promise<Settings> => sql.one<Settings & Record<string, unknown>>(settings);

/** Held by whoever reserves rows, so that campaigns count a player's mails one after the other. */
export const lockSettings = (sql: Sql): Promise<Settings> =>
  sql.one<Settings & Record<string, unknown>>(`${settings} for update`);

export const saveSettings = (sql: Sql, { mostMails, perMinute }: Settings) =>
  sql.run('update campaign_settings set most_mails = $1, per_minute = $2, changed_at = clock_timestamp()', [
    mostMails,
    perMinute,
  ]);

/** Whether the promotion exists, and the code is one of its own. */
export const isLinked = async (sql: Sql, promotion: PromotionId, coupon: string | undefined): Promise<boolean> =>
  (
    await sql.one<{ linked: boolean }>(
      `select exists (select from promotions where id = $1)
         and ($2::text is null or exists (select from coupons where promotion_id = $1 and code = $2)) as linked`,
      [promotion, coupon ?? null],
    )
  ).linked;
