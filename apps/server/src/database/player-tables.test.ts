/**
 * Owner of each table's rows. A player's rows are found in every table by player id, and never depend on another player's, so that
 * players can be divided between databases and no table is scanned for one of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Tables whose index leads with `player_id`. A new table belongs here unless it is the house's or static. */
const ofPlayers: readonly string[] = [
  ...[
    'account_closures',
    'accounts',
    'address_challenges',
    'address_proofs',
    'approval_requests',
    'bank_accounts',
    'bank_transfers',
    'bet_rollups',
    'bonuses',
    'bookings',
    'cash_losses',
    'deposit_offers',
    'grant_rulings',
    'player_promotions',
    'promotion_players',
    'spin_unlocks',
  ],
  ...[
    'breaks',
    'cash_out_approvals',
    'cash_out_legs',
    'cash_out_steps',
    'cash_outs',
    'cashout_holds',
    'chain_transfers',
  ],
  ...['consents', 'credit_marks', 'data_exports', 'deposit_addresses', 'deposit_instruments', 'deposit_refunds'],
  ...['dispute_evidence', 'dispute_rulings', 'dispute_steps', 'disputes'],
  ...['deposit_reservations', 'deposit_rulings', 'deposit_steps', 'deposits', 'different_persons', 'erasures'],
  ...['exclusion_cases', 'external_rounds', 'favourites', 'free_spin_grants', 'funds_requests', 'game_rollups'],
  ...['idempotency_keys', 'jackpot_wins', 'known_devices', 'limit_excesses', 'limit_requests', 'mail_refusals'],
  ...['mail_tokens', 'mails', 'nonces', 'notices', 'open_rounds', 'passkey_challenges', 'passkeys', 'password_history'],
  ...[
    'play_preferences',
    'play_rollups',
    'play_sessions',
    'player_debts',
    'player_gate',
    'player_keys',
    'player_marks',
  ],
  ...['player_profiles', 'players', 'provider_actions', 'provider_reversals', 'recovery_codes', 'refused_breaks'],
  ...['reply_cache', 'risk_flags', 'risk_marks', 'risk_notes', 'rollup_open_rounds', 'round_actions', 'round_rollups'],
  ...[
    'round_presentations',
    'rounds',
    'search_marks',
    'seeds',
    'sessions',
    'sittings',
    'support_threads',
    'totp_secrets',
  ],
  ...['campaign_players', 'competition_players', 'competition_rounds', 'live_bets', 'live_hands'],
  ...['live_seats', 'table_stacks'],
  ...['loyalty_gifts', 'loyalty_players', 'loyalty_rakeback', 'loyalty_rounds'],
  ...['chat_messages', 'chat_mutes', 'chat_players', 'chat_reports'],
  ...['affiliate_players', 'affiliate_postbacks', 'referral_codes', 'referral_rewards', 'referrals'],
  ...['onramp_orders', 'tournament_entries', 'transfers', 'verification_cases', 'verification_documents'],
];

/** Tables with the player's id in another column. */
const otherName: Readonly<Record<string, string>> = { players: 'id', accounts: 'owner_id' };

/** Tables with rows that may belong to nobody. */
const mayBeNobodys: Readonly<Record<string, string>> = {
  approval_requests: 'about the house',
  support_threads: 'a visitor’s, until he signs in',
  transfers: 'between accounts of the house',
};

/** Player tables without an index that leads with the player, and why it is not needed. */
const foundOtherwise: Readonly<Record<string, string>> = {
  reply_cache: 'found by the play session’s day, session and key; kept for days, then dropped by the day',
};

/** Foreign keys between players’ tables that join more than one player’s rows. */
const joinsTwo: Readonly<Record<string, string>> = {
  competition_players_disqualified_by_fkey: 'a request about the house: its subject names the player',
  different_persons_case_id_fkey: 'the pair stands once from each side, the case once',
  different_persons_request_id_fkey: 'the pair stands once from each side, the request once',
  support_threads_merged_into_fkey: 'a visitor’s conversation goes into the one he has as a player',
};

/** Tables of the house: operation, monitoring, decisions, and incoming data without a known player. */
const ofTheHouse: Readonly<Record<string, string>> = {
  account_rollups: 'balances by account, of players and of the house alike; the account says whose',
  affiliate_clicks: 'visitors by day; names nobody',
  affiliate_days: 'what an affiliate brought on a day',
  affiliate_months: 'closed figures of an affiliate',
  affiliates: 'who sends visitors here',
  analytics_events: 'what visitors looked at; names nobody',
  audit_findings: 'of the one audit log',
  audit_log: 'the one chain of what operators and the program did',
  audit_watch: 'how far the audit log is watched',
  bank_batches: 'files of transfers, of many players',
  bank_report_words: 'which operator has read which report of the bank',
  blocked_domains: 'of mail, for everybody',
  captcha_used: 'challenges of visitors',
  cell: 'which database this is',
  chain_blocks: 'a chain’s blocks as they were read',
  chain_inputs: 'of `chain_sends`',
  chain_outputs: 'what the house can spend, at whichever of its addresses it lies',
  chain_send_fee_bumps: 'of `chain_sends`',
  chain_sends: 'transactions of the house’s wallet, one lane of nonces a chain; the withdrawal says whose',
  chain_sweep_fee_bumps: 'of `chain_sweeps`',
  chain_sweeps: 'transactions of the house to its own wallet',
  float_transfers: 'coins that the sandbox was asked for',
  gateway_fees: 'what gateways keep of movements in their lists',
  gateway_transfers: 'between a gateway and the house’s bank',
  house_arrivals: 'coins at the house’s own addresses',
  treasury_drains: 'coins of the house to cold storage',
  unlisted_transfers: 'tokens that are credited to nobody; the address says where they lie',
  treasury_top_ups: 'coins of the house from cold storage',
  competitions: 'races and tournaments, of many players',
  demo_replies: 'play money, of whoever came',
  demo_rounds: 'play money, of whoever came',
  demo_seeds: 'play money, of whoever came',
  demo_sessions: 'play money, of whoever came',
  ended_session_calls: 'of operators’ sessions',
  feed_cursors: 'how far each consumer of the feed has come',
  campaign_refusals: 'how many a campaign did not reach, and why; names nobody',
  campaign_settings: 'how much promotional mail the house allows',
  campaigns: 'promotional mail and notices, to many players',
  coupons: 'codes for whoever has them',
  promotion_budgets: 'what a promotion has granted to everybody',
  promotion_versions: 'rules of promotions, and who agreed',
  promotions: 'what is offered',
  gateway_events: 'the inbox: kept before anybody knows whose payment it is about',
  jackpot_cycles: 'commitments of pools, and where they fell',
  jackpot_pools: 'one pot of many players',
  jackpot_seeds: 'what the house put into pools',
  job_schedules: 'of the workers',
  jobs: 'of the workers',
  ledger_findings: 'of the audit of the books',
  ledger_guard: 'the stop of withdrawals',
  ledger_parties: 'gateways, chains and pools as owners of accounts',
  ledger_seal_marks: 'of `ledger_seals`',
  ledger_seal_watch: 'how far the seals are watched',
  ledger_seals: 'the one chain over all transfers and rounds',
  ledger_watch: 'how far the accounts are watched',
  live_chains: 'results of a table’s rounds to come',
  live_exposures: 'what all bets of a round pay together',
  live_events: 'what everybody sees of a table',
  live_flights: 'of `live_rounds`',
  live_links: 'of `live_chains`',
  live_rounds: 'of a table, for everybody at it',
  live_tables: 'one round for everybody',
  studio_events: 'what studios signed for rounds of tables',
  studio_rounds: 'of `live_rounds`',
  login_attempts: 'counted by address and mail, before anybody has signed in',
  month_seal_marks: 'of `month_seals`',
  month_seals: 'sums of a month over everybody',
  operator_views: 'of operators',
  operator_search_misses: 'of operators',
  operator_sessions: 'of operators',
  operators: 'who work here',
  payout_stops: 'of each gateway and asset',
  reconciliation_cases: 'what the books and a gateway’s list do not agree on; a payment’s reference says whose',
  reconciliation_rows: 'of `reconciliations`',
  reconciliation_sums: 'of `reconciliations`',
  reconciliations: 'days of gateways and assets',
  outbox: 'events on their way to the workers',
  process_metrics: 'of the running processes',
  rate_limits: 'counted by address or caller',
  tournament_additions: 'what the house adds to prizes',
  tournament_pools: 'one pot of many players',
  rollup_mark: 'how far the roll-ups have come',
  schema_definitions: 'which functions were applied',
  schema_migrations: 'which migrations ran',
  suspect_accounts: 'of the watch of the books',
  sealed_files: 'sealed with players’ keys; the row that names a file says whose it is',
  sealed_balances: 'balances at a month’s end, of players and of the house alike; the account says whose',
  stop_approvals: 'what operators said to the end of a stop',
  support_messages: 'go with their thread, which changes hands when a visitor signs in',
};

/** The same in every database of the house. */
const fixed: Readonly<Record<string, string>> = {
  approval_policies: 'who approves what',
  blocked_countries: 'rules of countries',
  bonus_closed_games: 'where bonus money may not be staked',
  agreed_fees: 'what gateways keep by contract',
  cash_out_limits: 'limits of withdrawals',
  cash_out_rules: 'thresholds of withdrawals',
  chain_assets: 'what each chain carries, and what sending it costs',
  chains: 'which chains there are, and their height',
  cold_addresses: 'where the house’s coins may be drained to',
  games: 'the catalogue',
  gateway_balances: 'what gateways say that they hold',
  further_bet_games: 'whose rounds take further bets',
  jurisdictions: 'rules of countries',
  payment_currencies: 'minimums and state of each currency',
  gateway_health: 'which gateways answer',
  payout_methods: 'limits and fees of methods',
  payment_gateways: 'which gateways there are',
  rate_changes: 'history of rates',
  rates: 'what a unit is worth',
  referral_rules: 'rules of refer a friend, and who agreed',
  restricted_countries: 'rules of countries',
  risk_rules: 'thresholds against money laundering',
  support_answers: 'answers that operators keep ready',
  chat_switches: 'where the chat at live tables is off',
  chat_words: 'what no message and no nickname contains',
  treasury_levels: 'what each store of money should hold',
  watch_entries: 'lists of watched persons',
  watch_lists: 'lists of watched persons',
};

const playerColumn = (table: string): string => otherName[table] ?? 'player_id';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const columns = () =>
  database.db.rows<{ table: string; column: string; required: boolean }>(
    `select c.relname as table, a.attname as column, a.attnotnull as required
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  );

test('every table is a player’s, the house’s or static, in one list alone, and says its player where it is one’s', async () => {
  const all = await columns();
  const listed = [...ofPlayers, ...Object.keys(ofTheHouse), ...Object.keys(fixed)];
  expect(listed.toSorted()).toEqual([...new Set(all.map(({ table }) => table))].toSorted());
  const namesPlayer = all.filter(({ table, column }) => column === playerColumn(table));
  expect(ofPlayers.filter((name) => !namesPlayer.some(({ table }) => table === name))).toEqual([]);
  expect(namesPlayer.filter(({ table }) => !ofPlayers.includes(table)).map(({ table }) => table)).toEqual([]);
  const loose = namesPlayer.filter(({ table, required }) => !required && ofPlayers.includes(table));
  expect(loose.map(({ table }) => table).toSorted()).toEqual(Object.keys(mayBeNobodys));
});

test('a player’s rows are found by an index that leads with the player, in every table', async () => {
  const led = await database.db.rows<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and i.indisvalid and i.indpred is null`,
  );
  const without = ofPlayers.filter(
    (name) => !led.some(({ table, column }) => table === name && column === playerColumn(name)),
  );
  expect(without.filter((name) => !(name in foundOtherwise))).toEqual([]);
});

test('a foreign key between two players’ tables carries the player: no row hangs on another player’s', async () => {
  const keys = await database.db.rows<{ name: string; from: string; to: string; pairs: string[] }>(
    `select k.conname as name, f.relname as from, t.relname as to,
       array(select a.attname || '=' || b.attname from unnest(k.conkey, k.confkey) u (own, other)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own
         join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.other) as pairs
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and not f.relispartition`,
  );
  const between = keys.filter(({ from, to }) => ofPlayers.includes(from) && ofPlayers.includes(to) && to !== 'players');
  expect(between.length).toBeGreaterThan(10);
  const loose = between.filter(({ from, to, pairs }) => !pairs.includes(`${playerColumn(from)}=${playerColumn(to)}`));
  expect(loose.map(({ name }) => name).toSorted()).toEqual(Object.keys(joinsTwo));
});

test('no constraint is left that only new rows were held to', async () => {
  expect(await database.db.rows('select conname from pg_constraint where not convalidated')).toEqual([]);
});

test('nonces are divided by the player’s hash, so that a key of theirs is unique for ever', async () => {
  const parts = await database.db.rows<{ bound: string }>(
    `select pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'nonces'::regclass`,
  );
  expect(parts).toHaveLength(4);
  expect(await database.db.one(`select pg_get_partkeydef('nonces'::regclass) as key`)).toEqual({
    key: 'HASH (player_id)',
  });
});
