/** Checks a player against everything that raises a flag. Idempotent. */
import { createHmac } from 'node:crypto';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerProfile } from '../../identity/index.ts';
import { mailboxOf } from './mailbox.ts';
import { holdsCashOuts, turnoverFlags, type MarkKind, type NewFlag } from './risk-flag.ts';
import type { RiskDeps, SharedPayout } from './deps.ts';
import * as store from './risk-store.ts';
import { createWatchIndex, type WatchIndex } from './watch-list.ts';
import { listsVersion, readEntries, type EntryRow } from './watch-list-store.ts';

/** Watch lists are searched in memory, and reloaded after a change. */
export const createWatchCache = ({ db }: Pick<RiskDeps, 'db'>) => {
  let known: { version: string; find: Promise<WatchIndex<EntryRow>> } | undefined;
  return async (): Promise<WatchIndex<EntryRow>> => {
    const version = await listsVersion(db);
    if (known?.version !== version) known = { version, find: readEntries(db).then(createWatchIndex) };
    return known.find;
  };
};

export type FindWatched = ReturnType<typeof createWatchCache>;

const dayOf = (seconds: number | null): string | undefined =>
  seconds === null ? undefined : new Date(seconds * 1000).toISOString().slice(0, 10);

const listFlags = async (
  find: FindWatched,
  playerId: PlayerId,
  profile: PlayerProfile,
  least: number,
): Promise<NewFlag[]> => {
  const person = {
    name: `${profile.firstName} ${profile.lastName}`,
    born: dayOf(profile.userDetails.dateOfBirth),
  };
  return (await find())(person, least).map(({ entry, score }) => ({
    playerId,
    kind: entry.kind,
    cause: `${entry.list}: ${entry.reference}`.slice(0, 200),
    detail: { list: entry.list, reference: entry.reference, score, born: entry.born ?? '' },
  }));
};

const plain = (parts: readonly (string | null)[]): string =>
  parts
    .map((part) =>
      (part ?? '')
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    )
    .join('|');

/** Keyed hashes that identify mailbox, home and phone; absent if not given. */
const marksOf = ({ email, userDetails: { phone, ...home } }: PlayerProfile): Partial<Record<MarkKind, string>> => ({
  mailbox: mailboxOf(email),
  ...(home.address !== null && home.zipCode !== null && home.country !== null
    ? { address: plain([home.address, home.zipCode, home.country]) }
    : {}),
  ...(phone.phoneNumber !== null ? { phone: plain([phone.dialingCode, phone.phoneNumber]) } : {}),
});

const keepMarks = async ({ db, markKey }: RiskDeps, playerId: PlayerId, profile: PlayerProfile): Promise<void> => {
  for (const [kind, text] of Object.entries(marksOf(profile)) as [MarkKind, string][]) {
    await store.keepMark(db, playerId, kind, createHmac('sha256', markKey).update(`${kind}\n${text}`).digest());
  }
};

/** A stranger's documents or card cannot be used just by knowing them, so both sides are flagged. */
const sharedFlags = (kind: NewFlag['kind'], playerId: PlayerId, others: readonly PlayerId[]): NewFlag[] =>
  others.flatMap((other) => [
    { playerId, kind, cause: `player ${other}`, detail: { other: other.toString() } },
    { playerId: other, kind, cause: `player ${playerId}`, detail: { other: playerId.toString() } },
  ]);

/**
 * Addresses are public, so anybody can withdraw to a stranger's: the second player is held, and the first is only flagged, once per
 * address.
 */
const payoutFlags = (playerId: PlayerId, shared: readonly SharedPayout[]): NewFlag[] =>
  shared.flatMap(({ other, withdrawal, before }) => {
    const flagged = (whose: PlayerId, first: bigint, with_: PlayerId): NewFlag => ({
      ...{ playerId: whose, kind: 'same_payout', cause: `address of withdrawal ${first}` },
      ...{ detail: { other: with_.toString() }, holds: false },
    });
    if (before === undefined) return [flagged(playerId, withdrawal, other)];
    const held: NewFlag = {
      ...{ playerId, kind: 'same_payout', cause: `player ${before.player}` },
      detail: { other: before.player.toString() },
    };
    return [held, flagged(before.player, before.withdrawal, playerId)];
  });

const duplicates = async ({ db, samePayout, sameInstrument }: RiskDeps, playerId: PlayerId): Promise<NewFlag[]> => {
  const [documents, payout, instrument] = await Promise.all([
    store.sameDocuments(db, playerId),
    samePayout(playerId),
    sameInstrument(playerId),
  ]);
  return [
    ...sharedFlags('same_documents', playerId, documents),
    ...payoutFlags(playerId, payout),
    ...sharedFlags('same_instrument', playerId, instrument),
  ];
};

/** Returns the number of new flags. */
export const screenPlayer =
  (deps: RiskDeps, find: FindWatched) =>
  async (playerId: PlayerId): Promise<number> => {
    const profile = await deps.identity.profile(playerId);
    if (profile === undefined) return 0;
    const rules = await store.readRules(deps.db);
    await keepMarks(deps, playerId, profile);
    const flags = [
      ...turnoverFlags(playerId, await deps.readTurnover(playerId), rules, deps.clock.now()),
      ...(await listFlags(find, playerId, profile, rules.nameScore)),
      ...(await duplicates(deps, playerId)),
    ];
    let raised = 0;
    for (const flag of flags) {
      raised += await store.insertFlag(deps.db, flag, { holds: flag.holds ?? holdsCashOuts(flag.kind) });
    }
    for (const shared of await store.sharedMarks(deps.db, playerId)) {
      raised += await store.flagSharedMark(deps.db, playerId, shared);
    }
    await store.clearNotSecond(deps.db, playerId);
    return raised;
  };
