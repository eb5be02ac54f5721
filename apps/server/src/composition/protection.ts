/** Joins player protection to accounts, the gate of every bet, and whoever finishes what a break leaves open. */
import type { Gaming } from '../modules/gaming/index.ts';
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
import type { Approvals, Staff } from '../modules/staff/index.ts';
import { hintBalance, type Wallet } from '../modules/wallet/index.ts';
import { deriveKey } from '../platform/secrets/derive-key.ts';
import { breakStarted, verificationDecided } from '../platform/events/catalogue/compliance.ts';
import { playerDetailsCorrected, playerStatusChanged, sessionEnded } from '../platform/events/catalogue/identity.ts';
import { depositCredited } from '../platform/events/catalogue/payments.ts';
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
  { config, db, clock, outbox, live, log }: Pick<Platform, 'config' | 'db' | 'clock' | 'outbox' | 'live' | 'log'>,
  { geo, identity, wallet, staff }: Neighbours,
): {
  readonly compliance: Compliance;
  readonly protection: Protection;
  readonly approvals: Approvals;
  readonly exclusionCases: ExclusionCases;
} => {
  const findFacts = findFactsOf(identity);
  const markKey = deriveKey(config.marksKey, 'compliance:player-marks');
  const deps = { ...{ db, clock, outbox, geo, wallet, identity }, findFacts, markKey };
  const protection = createProtection(deps);
  const { matchExclusion } = protection;
  return {
    protection,
    compliance: createCompliance({ ...{ db, clock, geo, wallet }, findFacts, matchExclusion }),
    approvals: staff.approvals(
      createPlayerKinds({
        ...{ db, clock, outbox, identity, debts: wallet, protection: deps },
        tellWallet: (playerId, currency) => hintBalance({ wallet, live, log }, { playerId, currency }),
      }),
    ),
    exclusionCases: createExclusionCases({ db, outbox, identity }),
  };
};

const minute = 60_000;

interface Workers {
  readonly gaming: Gaming;
  readonly protection: Protection;
  readonly wallet: Wallet;
}

/** Worker only. Rounds that are open when play ends are finished by the rule that their game publishes. */
export const composeProtectionWorker = (
  { db, jobs, events }: Pick<Platform, 'db' | 'jobs' | 'events'>,
  { gaming, protection, wallet }: Workers,
): void => {
  events.subscribe(breakStarted, 'gaming.resolve', ({ payload }) => gaming.resolve.ofPlayer(payload.playerId));
  events.subscribe(playerStatusChanged, 'gaming.resolve', async ({ payload: { playerId, status } }) => {
    if (status !== 'active') await gaming.resolve.ofPlayer(playerId);
  });
  events.subscribe(sessionEnded, 'gaming.resolve', async ({ payload: { playerId, reason } }) => {
    if (reason === 'domain_blocked') await gaming.resolve.ofPlayer(playerId);
  });
  // Each of these may prove that somebody who is excluded elsewhere is the same person.
  for (const event of [playerDetailsCorrected, verificationDecided, depositCredited])
    events.subscribe(event, 'compliance.match', ({ payload }) => protection.matchAround(payload.playerId));
  jobs.every('wallet.release-excesses', minute, async () => void (await wallet.releaseExcesses(db)));
  jobs.every('compliance.end-breaks', minute, async () => void (await protection.endAskedBreaks()));
};
