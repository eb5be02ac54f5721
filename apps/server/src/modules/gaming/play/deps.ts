/** What the use cases of play are given. */
import type { AnyGame } from '@carmine/games';
import type { PlayRound, StakeRange } from '@carmine/contract/play';
import type { CurrencyCode } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Gate, GrantId } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import type { KeyMutex } from './key-mutex.ts';
import type { Pairs } from '../rounds/pairs.ts';
import type { RoundHistory } from '../rounds/round-history.ts';
import type { RoundLedger } from '../rounds/round-ledger.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import type { StakeRooms } from './stake-rooms.ts';
import type { BetStakes } from './stakes.ts';

export interface PlayDeps {
  readonly games: GameLibrary;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly withKeyMutex: KeyMutex;
  /** After so many rounds a pair is rotated by itself. */
  readonly roundsPerPair: bigint;
  /** No new round of a game that is switched off or being looked after. */
  isOpen(gameId: string): Promise<boolean>;
  /** `country`: where the player is now; `ZZ` for unknown. */
  ledgerOf(playSession: PlaySession, country: string): RoundLedger;
  pairsOf(playSession: PlaySession): Pairs;
  historyOf(playSession: PlaySession): RoundHistory;
  /** Nothing where no rate of the currency was ever known. */
  stakesOf(playSession: PlaySession, game: AnyGame, params: unknown): Promise<BetStakes | undefined>;
  /** What a stake in this play session counts against limits: EUR cents, rounded up. */
  eurCents(playSession: PlaySession, amount: bigint): Promise<bigint>;
  readonly rooms: StakeRooms;
  showRange(currency: CurrencyCode, limits: BetStakes): StakeRange;
  /** A grant of the player that still has spins of this stake for this slot; never for play money. */
  findGrant(playSession: PlaySession, grantId: string, stake: bigint): Promise<GrantId | undefined>;
  gateOf(playSession: PlaySession): Promise<Gate | undefined>;
  /** Hints to open pages, after the commit; never fails and is never waited for. */
  announce(playSession: PlaySession, round: PlayRound): void;
}
