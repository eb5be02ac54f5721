/** What compliance needs to know of a player and may change in the wallet's gate; compose.ts joins them. */
import type { Sql } from '../../database/database.ts';
import type { PlayerId } from '../../platform/ids.ts';
import type { Gate, GatePatch } from '../wallet/index.ts';

export interface PlayerFacts {
  /** ISO code of the profile, once filled. */
  readonly country: string | undefined;
  /** Unix seconds, once filled. */
  readonly dateOfBirth: number | undefined;
  readonly idVerified: boolean;
}

/** Nothing for a player that does not exist or is erased. */
export type FindFacts = (playerId: PlayerId) => Promise<PlayerFacts | undefined>;

/** The part of the wallet that holds every bet to the rules. */
export interface Gatekeeper {
  gate(playerId: PlayerId): Promise<Gate | undefined>;
  setGate(sql: Sql, playerId: PlayerId, patch: GatePatch): Promise<void>;
  setBlockedCountries(sql: Sql, isoCodes: readonly string[]): Promise<void>;
}
