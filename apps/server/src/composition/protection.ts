/** Wires up player protection with accounts and the player gate. */
import type { Geo } from '../modules/geo/index.ts';
import {
  createCompliance,
  createExclusionCases,
  createPlayerKinds,
  createProtection,
  type Compliance,
  type ExclusionCases,
  type FindFacts,
  type Protection,
} from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import { auditLog, type Approvals, type Staff } from '../modules/staff/index.ts';
import { hintBalance, type Wallet } from '../modules/wallet/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import type { Platform } from '../platform/platform.ts';

interface Neighbours {
  readonly geo: Geo;
  readonly identity: Identity;
  readonly wallet: Wallet;
  readonly staff: Pick<Staff, 'approvals'>;
}

const findFactsOf =
  (identity: Pick<Identity, 'profile'>): FindFacts =>
  async (playerId) => {
    const profile = await identity.profile(playerId);
    if (profile === undefined) return undefined;
    const { country, dateOfBirth } = profile.userDetails;
    return {
      name: `${profile.firstName} ${profile.lastName}`,
      country: country ?? undefined,
      dateOfBirth: dateOfBirth ?? undefined,
      idVerified: profile.idVerification.verified,
    };
  };

export const composeProtection = (
  {
    config,
    db,
    ids,
    clock,
    outbox,
    live,
    log,
  }: Pick<Platform, 'config' | 'db' | 'ids' | 'clock' | 'outbox' | 'live' | 'log'>,
  { geo, identity, wallet, staff }: Neighbours,
): {
  readonly compliance: Compliance;
  readonly protection: Protection;
  readonly approvals: Approvals;
  readonly exclusionCases: ExclusionCases;
} => {
  const findFacts = findFactsOf(identity);
  const markKey = deriveKey(config.pepper, 'compliance:player-marks');
  const deps = { ...{ db, ids, clock, outbox, audit: auditLog, geo, wallet, identity }, findFacts, markKey };
  const protection = createProtection(deps);
  const { matchExclusion } = protection;
  return {
    protection,
    compliance: createCompliance({ ...{ db, clock, geo, wallet }, findFacts, matchExclusion }),
    approvals: staff.approvals(
      createPlayerKinds({
        ...{ db, clock, outbox, identity, debts: wallet, protection: deps },
        pushBalanceHint: (playerId, currency) => hintBalance({ wallet, live, log }, { playerId, currency }),
      }),
    ),
    exclusionCases: createExclusionCases(deps),
  };
};
