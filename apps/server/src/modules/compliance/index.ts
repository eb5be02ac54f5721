/** Owns who may play and deposit, where and under which rules, and identity documents. Must never move money. */
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Geo, Jurisdiction } from '../geo/index.ts';
import {
  mayDeposit,
  mayPlayDemo,
  mayUseMoney,
  placeOf,
  type DepositPermission,
  type Permission,
  type Situation,
} from './access/permission.ts';
import type { FindFacts, Gatekeeper } from './ports.ts';
import { readPreferences } from './protection/preference-store.ts';
import { realityCheckMinutes } from './protection/reality-check.ts';

export type { DepositPermission, DepositRefused, Permission, Refused } from './access/permission.ts';
export { breakSpans, keptFromPlay, refreshProtectionStatus } from './protection/break-store.ts';
export type { LimitRequestId } from './protection/limit-store.ts';
export type { ExclusionCaseId } from './protection/exclusion-case-store.ts';
export { createExclusionCases, type ExclusionCases, type ExclusionCaseView } from './protection/exclusion-cases.ts';
export { subscribeCompliance } from './events.ts';
export { declareComplianceJobs } from './jobs.ts';
export { createPlayerKinds } from './approvals/player-kinds.ts';
export { createProtection, type Protection } from './protection/protection.ts';
export { checkDocument } from './verification/check-document.ts';
export { areDocumentDetails } from './verification/fall-back.ts';
export { findVerification } from './verification/read-verification.ts';
export type { CaseId } from './verification/verification-store.ts';
export { createVerification, type Verification } from './verification/verification.ts';
export { createRisk, type FlagView, type Risk } from './aml/risk.ts';
export type { FlagId, Sums } from './aml/risk-flag.ts';
export type { ListId } from './aml/watch-list-store.ts';
export { createOwnData, type ExportId, type OwnData } from './privacy/own-data.ts';
export type { FindFacts, Gatekeeper, PlayerFacts } from './ports.ts';

/** Without `playerId` for visitors. `addressCountry`: ISO code of the caller's location, `ZZ` if unknown. */
export interface Caller {
  readonly playerId: PlayerId | undefined;
  readonly addressCountry: string;
}

export interface Compliance {
  jurisdiction(country: string): Promise<Jurisdiction>;
  /**
   * Permission for real money, checked at a launch. Also updates the player's gate with the place, so that every bet is checked against
   * it.
   */
  mayPlay(caller: Caller & { playerId: PlayerId }): Promise<Permission>;
  mayPlayDemo(caller: Caller): Promise<Permission>;
  /** `starts`: the player starts a deposit; money that has arrived needs no deposit limit. */
  mayDeposit(caller: Caller & { playerId: PlayerId; starts?: boolean }): Promise<DepositPermission>;
  /** Minutes between reality checks, by jurisdiction or the player's setting; 0: none. */
  realityCheckMinutes(playerId: PlayerId, jurisdiction: Jurisdiction | undefined): Promise<number>;
  /** Whether EUR equivalents are shown beside other currencies. */
  showsEur(playerId: PlayerId): Promise<boolean>;
  /** Call at startup: copies the restricted countries to the wallet. */
  shareRestrictions(): Promise<void>;
}

export interface ComplianceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly findFacts: FindFacts;
  readonly wallet: Gatekeeper;
  /** Returns true if another account of the same person is excluded; then this one is excluded too. */
  readonly matchExclusion: (playerId: PlayerId) => Promise<boolean>;
}

/** Launched games use the minimum cycle of their kind; any other round the longer of the two. */
const keepGate = async (
  { db, wallet }: Pick<ComplianceDeps, 'db' | 'wallet'>,
  playerId: PlayerId,
  { jurisdiction, place }: Situation & { place: string },
): Promise<void> => {
  const gate = await wallet.gate(playerId);
  const wanted = {
    country: place,
    jurisdiction: jurisdiction.country === '*' ? 'default' : jurisdiction.country,
    minimumCycleMs: Math.max(jurisdiction.minCycleMs.slots, jurisdiction.minCycleMs.other),
  };
  const same =
    gate?.country === wanted.country &&
    gate.jurisdiction === wanted.jurisdiction &&
    gate.minimumCycleMs === wanted.minimumCycleMs;
  if (!same) await wallet.setGate(db, playerId, wanted);
};

export const createCompliance = (deps: ComplianceDeps): Compliance => {
  const { db, clock, geo, findFacts, wallet, matchExclusion } = deps;
  const situationOf = async ({ playerId, addressCountry }: Caller): Promise<Situation & { place: string }> => {
    // Before the gate is read, because it may change it.
    if (playerId !== undefined) await matchExclusion(playerId);
    const [facts, gate, restricted] = await Promise.all([
      playerId === undefined ? undefined : findFacts(playerId),
      playerId === undefined ? undefined : wallet.gate(playerId),
      geo.restricted(),
    ]);
    const place = placeOf(facts, addressCountry);
    return {
      now: clock.now(),
      facts,
      gate,
      addressCountry,
      restricted,
      jurisdiction: await geo.jurisdiction(place),
      place,
    };
  };

  const share = async (): Promise<void> => wallet.setBlockedCountries(db, await geo.restricted());

  return {
    jurisdiction: (country) => geo.jurisdiction(country),
    mayPlay: async (caller) => {
      const situation = await situationOf(caller);
      const permission = mayUseMoney(situation);
      if (permission.ok) await keepGate(deps, caller.playerId, situation);
      return permission;
    },
    mayPlayDemo: async (caller) => mayPlayDemo(await situationOf(caller)),
    mayDeposit: async ({ starts = false, ...caller }) => mayDeposit(await situationOf(caller), starts),
    showsEur: async (playerId) => (await readPreferences(db, playerId)).showEur,
    realityCheckMinutes: async (playerId, jurisdiction) =>
      realityCheckMinutes(
        jurisdiction?.realityCheckMinutes ?? 0,
        (await readPreferences(db, playerId)).realityCheckMinutes,
      ),
    shareRestrictions: share,
  };
};
