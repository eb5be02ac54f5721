/**
 * What a request would change: each value as stored at the request, the requested one, and the current one if it differs. Requests
 * without stored values show the current ones instead.
 */
import type { ApprovalChange } from '@carmine/contract/back-office/approvals';
import { formatAmount, money, parseCurrencyCode } from '@carmine/money';
import { countryName, type Jurisdiction } from '../../../modules/geo/index.ts';
import {
  isAboutPlayer,
  isOfPromotions,
  isOfTreasury,
  type ApprovalRequest,
  type PlayerWish,
  type Wish,
} from '../../../modules/staff/index.ts';
import { promotionSides } from './promotion-changes.ts';
import { treasurySides } from './treasury-changes.ts';
import { rowOf } from '../office/jurisdiction-answers.ts';
import { eur } from '../money/money-answers.ts';
import { percentText } from '../money/payout-terms.ts';
import type { BackOfficeService } from '../service.ts';

export type Values = Readonly<Record<string, string | null>>;
export type Kept = Readonly<Record<string, unknown>>;

const yes = (value: boolean): string => (value ? 'on' : 'off');
const cents = (value: unknown): string => eur(BigInt(value as string | number | bigint));
/** Database values are text, numbers or null. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? value.toString() : null;

const rulesOf = (rules: Kept): Values => ({
  automatic: yes(rules['automatic'] === true),
  upToEur: cents(rules['upTo']),
  perDayEur: cents(rules['perDay']),
  twoPersonsFromEur: cents(rules['twoPersonsFrom']),
});

const orNone = (value: unknown): string | null => (value === null || value === undefined ? null : cents(value));
const limitsOf = (values: Kept): Values => ({
  mostEur: cents(values['most']),
  playerDayEur: orNone(values['playerDay']),
});
const payoutMethodOf = (values: Kept): Values => ({
  dayEur: orNone(values['day']),
  feePercent: percentText(BigInt(values['feePoints'] as string | bigint)),
  feeFixedEur: cents(values['feeFixed']),
});

/** None is written as nothing. */
const feesOf = ({ fees }: Kept): Values => ({ agreedFees: fees === '' ? null : textOf(fees) });

const sums = ['depositsDay', 'depositsMonth', 'depositsYear', 'cashOutsDay', 'cashOutsMonth', 'cashOutsYear'] as const;
const thresholdsOf = (rules: Kept): Values => ({
  ...Object.fromEntries(sums.map((name) => [name, cents(rules[name])])),
  nameScore: textOf(rules['nameScore']),
});

const countriesOf = (codes: readonly string[], isRestricted: (code: string) => boolean): Values =>
  Object.fromEntries(codes.map((code) => [countryName(code), isRestricted(code) ? 'restricted' : 'allowed']));

const jurisdictionOf = (row: Kept): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? yes(value)
        : name.endsWith('_cents') && value !== null
          ? cents(value)
          : textOf(value),
    ]),
  );

/** What a request sets, and how stored values are shown beside it. */
export interface Sides {
  readonly read: (values: Kept) => Values;
  /** `from`: the parsed stored values. */
  readonly to: (from: Values) => Values;
}

const nothing: Sides = { to: () => ({}), read: () => ({}) };

const playerSides = (wish: PlayerWish, kept: Kept | null): Sides => {
  switch (wish.kind) {
    case 'remove_second_factor':
      return {
        to: () => ({ authenticator: 'off', passkeys: '0' }),
        read: (now) => ({ authenticator: yes(now['authenticator'] === true), passkeys: textOf(now['passkeys']) }),
      };
    case 'reopen_account':
      return {
        to: () => ({ accountStatus: 'active', closedAt: null }),
        read: (now) => ({ accountStatus: textOf(now['status']), closedAt: textOf(now['closedAt']) }),
      };
    case 'exclude_forever':
      return { to: () => ({ break: 'forever' }), read: (now) => ({ break: textOf(now['break']) }) };
    case 'erase_data':
      return {
        to: (from) => ({ ...from, personalData: 'erased' }),
        read: (now) => ({ personalData: 'kept', closedAt: textOf(now['closedAt']) }),
      };
    case 'write_off_debt': {
      const shown = (subunits: bigint) => `${formatAmount(money(wish.currency, subunits))} ${wish.currency}`;
      const owed = BigInt((kept?.['owed'] ?? '0') as string);
      return {
        to: () => ({ owed: shown(owed > wish.amount ? owed - wish.amount : 0n) }),
        read: (now) => ({ owed: shown(BigInt(now['owed'] as string)) }),
      };
    }
    case 'pay_small_coins': {
      const shown = (subunits: bigint) => `${formatAmount(money(wish.currency, subunits))} ${wish.currency}`;
      return { to: () => ({ coins: shown(0n) }), read: (now) => ({ coins: shown(BigInt(now['held'] as string)) }) };
    }
    case 'end_match':
      return nothing;
  }
};

const sidesOf = async ({ modules }: BackOfficeService, wish: Wish, kept: Kept | null): Promise<Sides> => {
  if (isAboutPlayer(wish)) return playerSides(wish, kept);
  if (isOfTreasury(wish)) return treasurySides(modules, wish);
  if (isOfPromotions(wish)) return promotionSides(wish);
  switch (wish.kind) {
    case 'loosen_rules':
      return { to: () => rulesOf({ ...wish }), read: rulesOf };
    case 'loosen_limits':
      return { to: () => limitsOf({ ...wish }), read: limitsOf };
    case 'set_payout_method':
      return { to: () => payoutMethodOf({ ...wish }), read: payoutMethodOf };
    case 'set_agreed_fees':
      return { to: () => feesOf({ ...wish }), read: feesOf };
    case 'set_thresholds':
      return { to: () => thresholdsOf({ ...wish }), read: thresholdsOf };
    case 'set_restricted': {
      const codes = [...wish.restrict, ...wish.allow];
      return {
        to: () => countriesOf(codes, (code) => wish.restrict.includes(code)),
        read: (now) => countriesOf(codes, (code) => (now['restricted'] as readonly string[]).includes(code)),
      };
    }
    case 'set_jurisdiction': {
      // A country without its own rules has the default ones.
      const rows: readonly Jurisdiction[] = await modules.geo.jurisdictions();
      const others = rows.find(({ country }) => country === '*');
      const ofOthers = others === undefined ? {} : jurisdictionOf(rowOf(others));
      const shown = (row: unknown) => (row === null || row === undefined ? ofOthers : jurisdictionOf(row as Kept));
      return { to: () => shown(wish.rules), read: (now) => shown(now['rules']) };
    }
    case 'replace_list':
    case 'remove_list': {
      const left = wish.kind === 'replace_list' ? wish.entries : 0n;
      return {
        to: () => ({ listNames: left.toString(), listDropped: wish.dropped.toString() }),
        read: (now) => ({ listNames: textOf(now['entries']) }),
      };
    }
    case 'correct_clearing': {
      const shown = Object.entries(wish.gap).map(([code, amount]) => {
        const currency = parseCurrencyCode(code);
        return currency === undefined ? code : `${formatAmount(money(currency, BigInt(amount)))} ${code}`;
      });
      const after = { clearingParty: wish.party, difference: wish.difference, clearing: shown.join(', ') };
      return { to: () => after, read: () => ({}) };
    }
    case 'void_live_round':
      return { to: () => ({ liveTable: wish.table, liveRound: wish.round }), read: () => ({}) };
    case 'disqualify_player': {
      const { competition, player, rule } = wish;
      return { to: () => ({ competition, disqualified: player, brokenRule: rule }), read: () => ({}) };
    }
    case 'invite_operator':
    case 'renew_operator':
    case 'settle_audit':
      return nothing;
  }
};

export const changesOf = async (
  service: BackOfficeService,
  { wish, oldValues, valuesNow }: Pick<ApprovalRequest, 'wish' | 'oldValues' | 'valuesNow'>,
): Promise<ApprovalChange[]> => {
  const kept = oldValues ?? valuesNow;
  const { to, read } = await sidesOf(service, wish, kept);
  const from = kept === null ? {} : read(kept);
  const [after, now] = [to(from), valuesNow === null ? from : read(valuesNow)];
  const fields = [...new Set([...Object.keys(from), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [value, wanted, live] = [from[field] ?? null, after[field] ?? null, now[field] ?? null];
    if (value === wanted && live === value) return [];
    return [{ field, from: value, to: wanted, ...(live === value ? {} : { now: live }) }];
  });
};
