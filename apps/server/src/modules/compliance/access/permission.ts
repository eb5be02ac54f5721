/** Who may do what where. Pure rules over facts about the player, the place and its jurisdiction. */
import { unknownCountry, type Jurisdiction } from '../../geo/index.ts';
import type { Gate } from '../../wallet/index.ts';
import { ageOn } from './age.ts';
import type { PlayerFacts } from '../ports.ts';

export type Refused =
  | 'country_restricted'
  | 'country_unknown'
  | 'self_excluded'
  | 'account_closed'
  | 'account_locked'
  | 'under_age'
  | 'verification_required';

export type Permission =
  | { readonly ok: true; readonly jurisdiction: Jurisdiction }
  | { readonly ok: false; readonly reason: Refused };

/** The profile's country applies, else the location's. */
export const placeOf = (facts: PlayerFacts | undefined, addressCountry: string): string =>
  facts?.country ?? addressCountry;

export interface Situation {
  readonly now: Date;
  readonly facts: PlayerFacts | undefined;
  readonly gate: (Pick<Gate, 'protectionStatus' | 'protectionUntil'> & Partial<Pick<Gate, 'deposit'>>) | undefined;
  readonly addressCountry: string;
  readonly restricted: readonly string[];
  readonly jurisdiction: Jurisdiction;
}

const protectionRefusal = ({ gate, now }: Situation): Refused | undefined => {
  if (gate === undefined || gate.protectionStatus === 'active') return undefined;
  if (gate.protectionStatus === 'closed') return 'account_closed';
  if (gate.protectionStatus === 'locked') return 'account_locked';
  return gate.protectionUntil !== undefined && gate.protectionUntil <= now ? undefined : 'self_excluded';
};

const countryRefusal = ({ facts, addressCountry, restricted }: Situation): Refused | undefined => {
  if ([addressCountry, facts?.country].some((country) => country !== undefined && restricted.includes(country)))
    return 'country_restricted';
  return placeOf(facts, addressCountry) === unknownCountry ? 'country_unknown' : undefined;
};

/** A missing birth date is requested before money moves; here it only matters if the jurisdiction requires proof. */
const gateRefusal = ({ facts, jurisdiction, now }: Situation): Refused | undefined => {
  const { dateOfBirth } = facts ?? {};
  if (dateOfBirth !== undefined && ageOn(now, dateOfBirth) < jurisdiction.minimumAge) return 'under_age';
  return jurisdiction.verificationGate && facts?.idVerified !== true ? 'verification_required' : undefined;
};

/** Play for real money, and deposits. */
export const mayUseMoney = (situation: Situation): Permission => {
  const reason = protectionRefusal(situation) ?? countryRefusal(situation) ?? gateRefusal(situation);
  return reason === undefined ? { ok: true, jurisdiction: situation.jurisdiction } : { ok: false, reason };
};

export type DepositRefused = Refused | 'deposit_limit_required';

export type DepositPermission = Permission | { readonly ok: false; readonly reason: DepositRefused };

const hasDepositLimit = ({ gate }: Situation): boolean =>
  gate?.deposit !== undefined && Object.values(gate.deposit).some(({ limit }) => limit !== undefined);

/** Some jurisdictions require a deposit limit before the first deposit. */
export const mayDeposit = (situation: Situation, starts: boolean): DepositPermission => {
  const permission = mayUseMoney(situation);
  if (!permission.ok || !starts || !permission.jurisdiction.depositLimitFirst) return permission;
  return hasDepositLimit(situation) ? permission : { ok: false, reason: 'deposit_limit_required' };
};

/** Demo play is open to anybody, unless the jurisdiction requires the same proof as for money. */
export const mayPlayDemo = (situation: Situation): Permission => {
  const restricted = countryRefusal(situation) === 'country_restricted' ? 'country_restricted' : undefined;
  const reason =
    protectionRefusal(situation) ??
    restricted ??
    (situation.jurisdiction.demoGate ? gateRefusal(situation) : undefined);
  return reason === undefined ? { ok: true, jurisdiction: situation.jurisdiction } : { ok: false, reason };
};
