/** What eligibility depends on, for one player or for a visitor. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Gate } from '../../wallet/index.ts';
import type { PromotionsDeps } from '../deps.ts';
import { whyIneligible, type Ineligible, type Situation } from './eligibility.ts';
import { countGrants, grantsKey, readGrantedCents, readWelcomeCents } from './offer-store.ts';
import { centsOf, welcomeCapCents, type Promotion } from './promotion.ts';
import { countedFrom } from './window.ts';

export interface Asker {
  readonly playerId: PlayerId;
  /** Country of the address, `ZZ` if unknown. */
  readonly addressCountry: string;
  readonly currency: CurrencyCode;
  readonly skin?: string | undefined;
}

/** Of the reader's place: the most wagering that it allows. */
export interface OfferFacts {
  readonly maxWagering: number;
  /** EUR cents that welcome bonuses may still be worth. */
  readonly welcomeLeft: bigint;
  readonly pastDeposits: number;
  readonly isProtected: boolean;
  whyNot(promotion: Promotion, hasCoupon?: boolean): Ineligible | undefined;
}

/** A limit of the player's own that is used up: nothing invites to play on. */
export const isLimitedOut = (
  gate: (Pick<Gate, 'loss' | 'stake'> & Partial<Pick<Gate, 'deposit'>>) | undefined,
  now: Date,
): boolean =>
  gate !== undefined &&
  [...(gate.deposit === undefined ? [] : [gate.deposit]), gate.loss, gate.stake].some((spans) =>
    [spans.day, spans.week, spans.month].some(
      ({ limit, used, endsAt }) => limit !== undefined && endsAt > now && used >= limit,
    ),
  );

const budgetLeft = ({ id, rules }: Promotion, granted: ReadonlyMap<bigint, bigint>): bigint | undefined =>
  rules.budgetEur === undefined ? undefined : centsOf(rules.budgetEur) - (granted.get(id) ?? 0n);

const offerFactsOf = (
  base: Omit<Situation, 'granted' | 'budgetLeft' | 'hasCoupon'>,
  {
    grants,
    cents,
    maxWagering,
  }: { grants: ReadonlyMap<string, number>; cents: ReadonlyMap<bigint, bigint>; maxWagering: number },
): OfferFacts => ({
  maxWagering,
  welcomeLeft: base.welcomeLeft,
  pastDeposits: base.pastDeposits,
  isProtected: base.isProtected,
  whyNot: (promotion, hasCoupon = false) =>
    whyIneligible(promotion.rules, {
      ...base,
      granted: grants.get(grantsKey(promotion.id, countedFrom(promotion.rules, base.now))) ?? 0,
      budgetLeft: budgetLeft(promotion, cents),
      hasCoupon,
    }),
});

/** Asks others; call outside a transaction. */
export const findOfferFacts = async (deps: PromotionsDeps, asker: Asker): Promise<OfferFacts> => {
  const { db, clock, wallet, rates, identity, compliance } = deps;
  const { playerId, currency, skin, addressCountry } = asker;
  const permission = await compliance.mayDeposit({ playerId, addressCountry });
  const [profile, gate, rate, grants, cents, welcome, pastDeposits, level] = await Promise.all([
    identity.profile(playerId),
    wallet.gate(playerId),
    rates.rate(currency),
    countGrants(db, playerId),
    readGrantedCents(db),
    readWelcomeCents(db, playerId),
    deps.countDeposits(db, playerId),
    deps.levelOf(playerId),
  ]);
  const country = profile?.userDetails.country ?? addressCountry;
  const maxWagering = permission.ok ? permission.jurisdiction.maxWagering : 0;
  const now = clock.now();
  return offerFactsOf(
    {
      ...{ now, pastDeposits, country, currency, skin, level, welcomeLeft: welcomeCapCents - welcome },
      isProtected: !permission.ok || isLimitedOut(gate, now),
      isConfirmed: profile?.confirmed === true,
      isRateStale: rate === undefined || rate.stale,
    },
    { grants, cents, maxWagering },
  );
};

/** As a new player would stand there. */
export const visitorFacts = async (
  { db, clock, compliance, rates }: PromotionsDeps,
  { addressCountry, currency, skin }: Omit<Asker, 'playerId'>,
): Promise<OfferFacts> => {
  const [{ maxWagering }, cents, rate] = await Promise.all([
    compliance.jurisdiction(addressCountry),
    readGrantedCents(db),
    rates.rate(currency),
  ]);
  return offerFactsOf(
    {
      ...{ now: clock.now(), pastDeposits: 0, country: addressCountry, currency, skin, level: 1 },
      ...{ welcomeLeft: welcomeCapCents, isProtected: false, isConfirmed: true },
      isRateStale: rate === undefined || rate.stale,
    },
    { grants: new Map(), cents, maxWagering },
  );
};

/** Whether the player may be granted anything now: protection and place, not limits, which a deposit under an offer may have used up. */
export const mayBeGranted = async (
  { compliance, identity }: Pick<PromotionsDeps, 'compliance' | 'identity'>,
  playerId: PlayerId,
): Promise<{ readonly ok: boolean; readonly maxWagering: number }> => {
  const addressCountry = (await identity.country(playerId)) ?? 'ZZ';
  const permission = await compliance.mayDeposit({ playerId, addressCountry });
  const maxWagering = permission.ok ? permission.jurisdiction.maxWagering : 0;
  return { ok: permission.ok, maxWagering };
};
