/** Description of each part of a data export, and how its columns are formatted: amounts, ids, times. */
import { currency, formatAmount, money, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import type { IdPrefix, Ids } from '../../../platform/ids/ids.ts';
import type { Value } from './own-records.ts';

type Row = Readonly<Record<string, Value>>;

interface OwnPart {
  /** Description for the README. */
  readonly about: string;
  /** Amount columns, each with its currency column. */
  readonly amounts?: Readonly<Record<string, string>>;
  /** Id columns, exported in their public form. */
  readonly ids?: Readonly<Record<string, IdPrefix>>;
}

const inOwn = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, 'currency']));

/** In README order: money, play, protection, documents, messages, settings. */
export const ownTables = {
  deposits: {
    about: `Every deposit. "id" is the one on the deposit's page. "amount" was asked for, "paid_amount" is what came where it
differed. "eur" is what it was worth in euro that day, "coupon" is the bonus code that you asked for it with.`,
    amounts: { ...inOwn('amount'), paid_amount: 'paid_currency' },
    ids: { id: 'dep' },
  },
  deposit_addresses: {
    about:
      'The addresses that were given to you to send coins to. "deposit_id" is the id on the page of that deposit, "coupon" is the bonus code that you asked for it with.',
    ids: { payment_id: 'dep' },
  },
  cash_outs: {
    about: `Every withdrawal. "id" is the one on its page. "amount" left your balance, "fee" is the part of it that sending cost.`,
    amounts: inOwn('amount', 'fee'),
    ids: { id: 'wdr' },
  },
  transfers: {
    about: `The ledger: every movement of your money, "from" one account "to" another. Yours begin with "your": cash is what you
play with and can withdraw, bonus is bonus money, locked is for withdrawing only. The ids are those of the round, deposit or withdrawal
that moved it.`,
    amounts: inOwn('amount'),
    ids: { round_id: 'rnd', deposit_id: 'dep', cash_out_id: 'wdr' },
  },
  player_debts: {
    about:
      'What you owed for deposits that were taken back after they were credited, and since when; 0 where it is settled or was written off.',
    amounts: inOwn('owed'),
  },
  address_challenges: {
    about: 'Addresses that you were asked to prove to be yours, and what was to be signed for each.',
  },
  address_proofs: { about: 'Addresses that you have proven to be yours, and how.' },
  bonuses: {
    about: 'Bonuses. "wager_required" is what has to be staked with each, "wagered" what has been.',
    amounts: inOwn('amount', 'wager_required', 'wagered'),
  },
  free_spin_grants: {
    about: 'Free spins. "stake" is what one is worth, "total" how many there were, "used" how many were played.',
    amounts: inOwn('stake'),
    ids: { id: 'grt' },
  },
  jackpot_wins: { about: 'Jackpots you won, each with its round.', amounts: inOwn('amount'), ids: { round_id: 'rnd' } },
  rounds: {
    about: `Every round you played for real. "id" is the one in your history of bets. "stake" is one betting unit, "staked" all that
was bet in the round, "payout" what it paid back, "jackpot" what it won of jackpots beside that. "nonce" counts the rounds of a pair of seeds; with both seeds anybody can work the
round out.`,
    amounts: inOwn('stake', 'staked', 'payout', 'jackpot'),
    ids: { id: 'rnd' },
  },
  seeds: {
    about: `The pairs of seeds that decided your rounds: the hash of ours that you were shown before, and yours. Ours is opened in the
history of bets once the pair is over.`,
  },
  round_tellings: { about: 'How much of a round was shown to you before you left it.', ids: { round_id: 'rnd' } },
  play_sessions: { about: 'When you opened a game for real, and in which currency.' },
  sittings: { about: 'When your last time at play began and when it was last seen; the pauses are counted from it.' },
  favourites: { about: 'Games you marked.' },
  limit_requests: {
    about: `Limits you or we set. "limit_eur" is the most in a day, week or month; empty asks for none. "source" is who: you (player)
or our staff.`,
    ids: { id: 'lim' },
  },
  breaks: { about: 'Cool-offs and self-exclusions.' },
  refused_breaks: { about: 'Breaks that were asked for while a longer one held.' },
  account_closures: { about: 'When the account was closed and opened again.' },
  verification_cases: {
    about: 'Each time documents were checked, and the result.',
    ids: { id: 'ver' },
  },
  verification_papers: {
    about: 'The documents you sent; the files themselves are in the folder "papers", named by their "id".',
    ids: { id: 'doc', case_id: 'ver' },
  },
  funds_requests: { about: 'When we asked where your money comes from.' },
  support_threads: { about: 'Conversations with support; what was said is in "chat".', ids: { id: 'thr' } },
  notices: { about: 'What the bell of the site told you.', ids: { id: 'ntf' } },
  mails: { about: 'Which mails we sent you, and when.' },
  mail_refusals: { about: 'Mails that you do not want.' },
  consents: {
    about:
      'What you agreed to: the terms and mails with offers, with the version of the text and the address (ip) that it came from.',
  },
  play_preferences: { about: 'How often play pauses for you, and whether worths in euro are shown.' },
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
