/** Joins player protection to accounts, the gate of every bet, and whoever finishes what a break leaves open. */
import type { Gaming } from '../modules/gaming/index.ts';
import type { Geo } from '../modules/geo/index.ts';
import {
  createCompliance,
  createExclusionCases,
  createMatters,
  createProtection,
  type Compliance,
  type ExclusionCases,
  type FindFacts,
  type Matters,
  type Protection,
} from '../modules/compliance/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import type { Staff } from '../modules/staff/index.ts';
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
  readonly staff: Pick<Staff, 'recordWithin'>;
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
    clock,
    outbox,
    ids,
    live,
    log,
  }: Pick<Platform, 'config' | 'db' | 'clock' | 'outbox' | 'ids' | 'live' | 'log'>,
  { geo, identity, wallet, staff }: Neighbours,
): {
  readonly compliance: Compliance;
  readonly protection: Protection;
  readonly matters: Matters;
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
    matters: createMatters({
      ...{ db, clock, outbox, identity, debts: wallet, protection: deps },
      tellWallet: (playerId, currency) => hintBalance({ wallet, live, log }, { playerId, currency }),
      noteExpired: (sql, { id, playerId, kind }) =>
        staff.recordWithin(sql, {
          ...{ operatorId: null, action: 'matter.expired' },
          subject: { kind: 'player', id: ids.encode('usr', playerId) },
          details: { matter: ids.encode('mat', id), kind },
        }),
    }),
    exclusionCases: createExclusionCases({ db, outbox, identity }),
  };
};

const minute = 60_000;

interface Workers {
  readonly gaming: Gaming;
  readonly protection: Protection;
  readonly matters: Matters;
  readonly staff: Staff;
  readonly wallet: Wallet;
}

/** Worker only. Rounds that are open when play ends are finished by the rule that their game publishes. */
export const composeProtectionWorker = (
  { db, jobs, events, ids }: Pick<Platform, 'db' | 'jobs' | 'events' | 'ids'>,
  { gaming, protection, matters, staff, wallet }: Workers,
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
  jobs.every('compliance.matters', minute, async () => {
    await matters.expire();
    await matters.carryOutDue((sql, { id, playerId, kind, state, agreedBy }) =>
      staff.recordWithin(sql, {
        // Nobody did it now: the one who agreed did, days ago.
        ...{ operatorId: agreedBy, action: `matter.${state}` },
        subject: { kind: 'player', id: ids.encode('usr', playerId) },
        details: { matter: ids.encode('mat', id), kind },
      }),
    );
  });
};
