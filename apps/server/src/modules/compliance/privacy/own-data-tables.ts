/** The parts of a data export, and how their columns are formatted: amounts, ids, times. */
import { currency, formatAmount, money, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { IdPrefix, Ids } from '../../../platform/ids/ids.ts';
import type { Value } from './own-records.ts';

type Row = Readonly<Record<string, Value>>;

interface OwnPart {
  /** Amount columns, each with its currency column. */
  readonly amounts?: Readonly<Record<string, string>>;
  /** Id columns, exported in their public form. */
  readonly ids?: Readonly<Record<string, IdPrefix>>;
}

const inOwn = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, 'currency']));

/** In README order: money, play, protection, documents, messages, settings. */
export const ownTables = {
  deposits: {
    amounts: { ...inOwn('amount'), paid_amount: 'paid_currency' },
    ids: { id: 'dep' },
  },
  deposit_addresses: { ids: { payment_id: 'dep' } },
  onramp_orders: { ids: { id: 'onr' } },
  cash_outs: {
    amounts: inOwn('amount', 'fee'),
    ids: { id: 'wdr' },
  },
  bank_accounts: {},
  transfers: {
    amounts: inOwn('amount'),
    ids: { round_id: 'rnd', deposit_id: 'dep', cash_out_id: 'wdr' },
  },
  disputes: { amounts: inOwn('amount'), ids: { deposit_id: 'dep' } },
  player_debts: { amounts: inOwn('owed') },
  address_challenges: {},
  address_proofs: {},
  bonuses: { amounts: inOwn('amount', 'wager_required', 'wagered') },
  player_promotions: { amounts: inOwn('bonus', 'wager_required', 'wagered', 'converted'), ids: { id: 'own' } },
  deposit_offers: { amounts: inOwn('cash'), ids: { deposit_id: 'dep' } },
  spin_unlocks: { amounts: inOwn('deposit') },
  cash_losses: { amounts: inOwn('lost') },
  free_spin_grants: {
    amounts: inOwn('stake'),
    ids: { id: 'grt' },
  },
  tournament_entries: { amounts: inOwn('amount') },
  table_stacks: { amounts: inOwn('amount') },
  live_seats: {},
  live_hands: { amounts: inOwn('staked', 'won'), ids: { round: 'lrd' } },
  competition_players: { amounts: inOwn('entry', 'prize_amount') },
  loyalty_players: {},
  loyalty_rakeback: { amounts: inOwn('paid') },
  loyalty_gifts: {},
  referral_codes: {},
  affiliate_players: {},
  referrals: { ids: { deposit_id: 'dep' } },
  referral_rewards: { amounts: inOwn('amount') },
  jackpot_wins: { amounts: inOwn('amount'), ids: { round_id: 'rnd' } },
  rounds: {
    amounts: inOwn('stake', 'staked', 'payout', 'jackpot'),
    ids: { id: 'rnd' },
  },
  seeds: {},
  round_presentations: { ids: { round_id: 'rnd' } },
  play_sessions: {},
  sittings: {},
  favourites: {},
  limit_requests: { ids: { id: 'lim' } },
  breaks: {},
  refused_breaks: {},
  account_closures: {},
  verification_cases: { ids: { id: 'ver' } },
  verification_documents: { ids: { id: 'doc', case_id: 'ver' } },
  funds_requests: {},
  support_threads: { ids: { id: 'thr' } },
  chat_players: {},
  chat_messages: { ids: { id: 'cht' } },
  chat_reports: { ids: { message_id: 'cht' } },
  chat_mutes: { ids: { message_id: 'cht' } },
  notices: { ids: { id: 'ntf' } },
  mails: {},
  mail_refusals: {},
  campaign_players: {},
  consents: {},
  play_preferences: {},
} as const satisfies Readonly<Record<string, OwnPart>>;

export type OwnTable = keyof typeof ownTables;
export const exportedTables = Object.keys(ownTables) as OwnTable[];

/** Clearer names for some columns. */
const names: Readonly<Record<string, string>> = {
  eur_cents: 'eur',
  cents: 'limit_eur',
  multiplier_e4: 'multiplier',
  payment_id: 'deposit_id',
};

const currencies: readonly string[] = ['currency', 'paid_currency'];

const multiplier = (e4: bigint): string => `${e4 / 10_000n}.${(e4 % 10_000n).toString().padStart(4, '0')}`;

const codeOf = (value: Value | undefined): CurrencyCode | undefined =>
  typeof value === 'string' ? parseCurrencyCode(value) : undefined;

const shown = (row: Row, column: string, { amounts, ids: prefixes }: OwnPart, ids: Ids): Value => {
  const value = row[column] ?? null;
  if (Buffer.isBuffer(value)) return value.toString('hex');
  if (currencies.includes(column)) {
    const code = codeOf(value);
    return code === undefined ? value : currency(code).display;
  }
  if (typeof value !== 'bigint') return value;
  const prefix = prefixes?.[column];
  if (prefix !== undefined) return ids.encode<IdPrefix, bigint>(prefix, value);
  const code = codeOf(row[amounts?.[column] ?? '']);
  if (code !== undefined) return formatAmount(money(code, value));
  if (column === 'eur_cents' || column === 'cents') return formatAmount(money('EUR', value));
  return column === 'multiplier_e4' ? multiplier(value) : value;
};

/** Formats rows for people: amounts in units, ids and codes as on screens. */
export const readable = (table: OwnTable, rows: readonly Row[], ids: Ids): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.keys(row).map((column) => [names[column] ?? column, shown(row, column, ownTables[table], ids)]),
    ),
  );
