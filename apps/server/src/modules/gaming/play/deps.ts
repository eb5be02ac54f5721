/** Dependencies of the play use cases. */
import type { AnyGame } from '@carmine/games';
import type { PlayRound, PlaySessionAnswer, StakeRange } from '@carmine/contract/games/play';
import type { CurrencyCode } from '@carmine/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Gate, GrantId } from '../../wallet/index.ts';
import type { GameLibrary } from '../catalogue/game-library.ts';
import type { KeyMutex } from '../rounds/key-mutex.ts';
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
  /** Rotate a pair automatically after this many rounds. */
  readonly roundsPerPair: bigint;
  /** False while the game is disabled or under maintenance: no new rounds. */
  isOpen(gameId: string): Promise<boolean>;
  /** `country`: the player's current country; `ZZ` if unknown. */
  ledgerOf(playSession: PlaySession, country: string): RoundLedger;
  pairsOf(playSession: PlaySession): Pairs;
  historyOf(playSession: PlaySession): RoundHistory;
  /** Undefined if the currency never had a rate. */
  stakesOf(playSession: PlaySession, game: AnyGame, params: unknown): Promise<BetStakes | undefined>;
  /** What a stake in this play session counts towards limits: EUR cents, rounded up. */
  eurCents(playSession: PlaySession, amount: bigint): Promise<bigint>;
  /** A stake in 1/1,000,000 EUR, rounded down. */
  microEuros(playSession: PlaySession, amount: bigint): Promise<bigint>;
  rateAge(playSession: PlaySession): Promise<'none' | 'stale' | 'current'>;
  readonly rooms: StakeRooms;
  showRange(currency: CurrencyCode, limits: BetStakes): StakeRange;
  /** What the jurisdiction allows beside plain rounds. */
  pace(playSession: PlaySession): Promise<Required<Pick<PlaySessionAnswer, 'mayHurry' | 'mayAutoplay' | 'mayBuy'>>>;
  /** A grant of the player with spins left at this stake in this slot; never for play money. */
  findGrant(playSession: PlaySession, grantId: string, stake: bigint): Promise<GrantId | undefined>;
  gateOf(playSession: PlaySession): Promise<Gate | undefined>;
  /** Pushes hints to open pages after the commit; never fails and is not awaited. */
  announce(playSession: PlaySession, round: PlayRound): void;
}
