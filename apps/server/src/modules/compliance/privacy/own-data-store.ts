/**
 * Reads everything stored about a player from all modules' tables, the only place that must know them all. A test compares the list
 * with the database, so that a new table must be exported or excluded for a reason.
 */
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { Value } from './own-records.ts';
import type { OwnTable } from './own-data-tables.ts';

type Row = Record<string, Value>;

/** Tables with values that only their module can open are excluded here. */
export type ReadTable = Exclude<OwnTable, 'consents'>;

/** By table. `own-data-tables.ts` defines how columns are shown. */
const queries: Readonly<Record<ReadTable, string>> = {
  account_closures: 'select reason, closed_at, not_before, reopened_at from account_closures',
  address_challenges: 'select chain, address, message, created_at, expires_at from address_challenges',
  address_proofs: 'select chain, address, way, proven_at from address_proofs',
  affiliate_players: `select a.name as affiliate, p.click_id, p.registered_at, p.first_deposit_at
    from affiliate_players p join affiliates a on a.id = p.affiliate_id`,
  bank_accounts: 'select details_sealed as account, created_at, refused_at, replaced_at from bank_accounts',
  bonuses:
    'select currency, amount, wager_required, wagered, expires_at, state, reason, created_at, ended_at from bonuses',
  cash_losses: 'select week, currency, lost, decided_at from cash_losses',
  breaks: 'select kind, period, source, started_at, ends_at, end_asked_at, ended_at from breaks',
  cash_outs: `select id, method, currency, amount, fee, eur_cents, address, state,
    -- What those who watch over risk look for is told to nobody.
    case when state = 'review' and reason not in ('factor_removed', 'debt', 'address_unproven') then null else reason end as reason,
    created_at, updated_at from cash_outs`,
  campaign_players: `select c.rules -> 'texts' -> 'en' ->> 'subject' as subject, channel, p.state, sent_at, unsubscribed_at, dismissed_at
    from campaign_players p join campaigns c on c.id = p.campaign_id`,
  chat_players: 'select nickname, named_at, shown from chat_players',
  chat_messages: 'select id, table_id, body, at, state from chat_messages',
  chat_reports: 'select message_id, reason, at from chat_reports',
  chat_mutes: 'select message_id, reason, at, until, lifted_at from chat_mutes',
  competition_players: `select c.kind, c.rules -> 'texts' -> 'en' ->> 'title' as title, c.starts_at, c.ends_at, entered_at, currency, entry,
    score, score_at, rank, prize_amount, paid_at, disqualified_by is not null as disqualified
    from competition_players p join competitions c on c.id = p.competition_id`,
  deposit_addresses: 'select payment_id, chain, address, country, coupon, issued_at, used_at from deposit_addresses',
  deposits: `select id, gateway, currency, amount, eur_cents, country, coupon, state, reason, created_at, credited_at,
    paid_currency, paid_amount from deposits`,
  deposit_offers: 'select deposit_id, currency, cash, made_at, settled_at, outcome, reason from deposit_offers',
  disputes: `select deposit_id, currency, amount, created_at, case when state = 'won' then decided_at end as credited_again_at
    from disputes`,
  favourites: 'select game_id, created_at from favourites',
  free_spin_grants:
    'select id, currency, stake, total, used, coalesce(cancelled, 0) as cancelled, games, valid_from, valid_to, created_at from free_spin_grants',
  funds_requests: 'select asked_at, closed_at from funds_requests',
  jackpot_wins: 'select round_id, currency, amount, created_at from jackpot_wins',
  limit_requests:
    'select id, kind, span, cents, source, asked_at, holds_from, confirmed_at, dropped_at from limit_requests',
  live_hands:
    'select live_round_id as round, table_id, seat, currency, staked, won, dealt_at, ended_at from live_hands',
  live_seats: 'select table_id, seat, sat_at from live_seats',
  loyalty_gifts: 'select level, reached_at, granted_at from loyalty_gifts',
  loyalty_players: 'select points_micro / 1000000 as points, changed_at from loyalty_players',
  loyalty_rakeback: 'select currency, paid, (earned_micro / 1000000)::text as earned_subunits from loyalty_rakeback',
  mail_refusals: 'select topic, created_at from mail_refusals',
  mails: 'select kind, created_at, sent_at from mails',
  notices: 'select id, kind, data, created_at, read_at from notices',
  onramp_orders:
    'select id, onramp, currency, eur_cents, state, reference, txid, created_at, updated_at from onramp_orders',
  player_promotions: `select id, source, state, reason, currency, bonus, wager_required, wagered, converted, spins, created_at,
    granted_at, started_at, expires_at, ended_at from player_promotions`,
  play_preferences: 'select reality_check_minutes, show_eur from play_preferences',
  play_sessions: 'select game_id, currency, created_at, expires_at, ended_at from play_sessions',
  player_debts: 'select currency, owed, since, changed_at from player_debts',
  referral_codes: 'select code, made_at from referral_codes',
  referral_rewards: 'select side, state, currency, amount, decided_at from referral_rewards',
  referrals: `select registered_at, state, deposit_id, decided_at,
    -- What those who watch over risk look for is told to nobody.
    case when reason in ('below_least', 'deposit_reversed') then reason end as reason from referrals`,
  refused_breaks: 'select period, source, asked_at from refused_breaks',
  round_presentations: 'select round_id, presented_parts, updated_at from round_presentations',
  rounds: `select id, game_id, math_version, currency, funding, status, stake, staked, payout, coalesce(jackpot, 0) as jackpot,
    multiplier_e4, nonce, created_at, settled_at from rounds left join (
      select round_id, sum(amount)::bigint as jackpot from jackpot_wins where player_id = $1 group by 1) j on j.round_id = rounds.id`,
  seeds: 'select server_seed_hash, client_seed, last_nonce, state, created_at, revealed_at from seeds',
  spin_unlocks: 'select currency, deposit, percent, times, days, until from spin_unlocks',
  sittings: 'select started_at, seen_at from sittings',
  support_threads: 'select id, status, page, created_at, last_at from support_threads',
  table_stacks: 'select table_id, currency, amount from table_stacks',
  tournament_entries: 'select currency, amount, created_at, refunded_at from tournament_entries',
  transfers: `select t.created_at, t.kind, t.currency, t.amount,
    case when f.owner_kind = 'player' then 'your ' else f.owner_kind || ' ' end || f.kind as "from",
    case when o.owner_kind = 'player' then 'your ' else o.owner_kind || ' ' end || o.kind as "to",
    t.round_id, case when c.id is null then t.payment_id end as deposit_id, c.id as cash_out_id
    from (select * from transfers where player_id = $1) t
    join accounts f on f.id = t.from_account join accounts o on o.id = t.to_account
    left join cash_outs c on c.id = t.payment_id`,
  verification_cases:
    'select id, kind, status, provider, created_at, decided_at, refusal, valid_until from verification_cases',
  verification_documents: 'select id, case_id, side, type, size, created_at from verification_documents',
};

/** Raw rows of one table. */
export const readTable = (sql: Sql, table: ReadTable, playerId: PlayerId): Promise<Row[]> =>
  sql.rows<Row>(table === 'transfers' ? queries.transfers : `${queries[table]} where player_id = $1`, [playerId]);

export const documentsOfPlayer = (sql: Sql, playerId: PlayerId) =>
  sql.rows<{ file: string }>('select file from verification_documents where player_id = $1', [playerId]);

export const casesOf = async (sql: Sql, playerId: PlayerId): Promise<Id<'ver'>[]> =>
  (
    await sql.rows<{ id: Id<'ver'> }>('select id from verification_cases where player_id = $1 order by id', [playerId])
  ).map(({ id }) => id);

export interface ExportRow {
  id: Id<'exp'>;
  state: 'making' | 'ready' | 'failed' | 'gone';
  asked_at: Date;
  file: string | null;
  size: bigint | null;
  expires_at: Date | null;
}

const columns = 'id, state, asked_at, file, size, expires_at';

/** Undefined if one is in progress. */
export const insertExport = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<{ id: Id<'exp'> }>(
    `insert into data_exports (player_id) values ($1) on conflict (player_id) where state = 'making' do nothing
     returning id`,
    [playerId],
  );

export const latestExport = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<ExportRow>(`select ${columns} from data_exports where player_id = $1 order by id desc limit 1`, [playerId]);

export const findExport = (sql: Sql, id: Id<'exp'>) =>
  sql.maybe<ExportRow & { player_id: PlayerId }>(`select ${columns}, player_id from data_exports where id = $1`, [id]);

/** 0 if it is no longer in progress. */
export const finishExport = (sql: Sql, id: Id<'exp'>, made: { file: string; size: number; expiresAt: Date }) =>
  sql.run(
    `update data_exports set state = 'ready', file = $2, size = $3, expires_at = $4 where id = $1 and state = 'making'`,
    [id, made.file, made.size, made.expiresAt],
  );

export const failExport = (sql: Sql, id: Id<'exp'>) =>
  sql.run(`update data_exports set state = 'failed' where id = $1 and state = 'making'`, [id]);

/** Files of expired exports. */
export const expireExports = async (sql: Sql, now: Date): Promise<string[]> => {
  const rows = await sql.rows<{ file: string }>(
    `with old as (select id, file from data_exports where state = 'ready' and expires_at < $1)
     update data_exports e set state = 'gone', file = null, size = null, expires_at = null from old
     where e.id = old.id returning old.file`,
    [now],
  );
  return rows.map(({ file }) => file);
};

export const exportFiles = async (sql: Sql, playerId: PlayerId): Promise<string[]> => {
  const rows = await sql.rows<{ file: string }>(
    'select file from data_exports where player_id = $1 and file is not null',
    [playerId],
  );
  return rows.map(({ file }) => file);
};
