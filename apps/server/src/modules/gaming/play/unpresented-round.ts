/** A settled round that was not fully presented: the player left the page, or opened the game elsewhere. */
import type { PlayRound } from '@carmine/contract/games/play';
import type { PlayDeps } from './deps.ts';
import { outcomeOf, toPlayJackpots } from '../rounds/round-answer.ts';
import type { BookedRound, RoundHistory } from '../rounds/round-history.ts';
import type { PlaySession } from '../rounds/play-session.ts';
import type { WonJackpot } from '../rounds/round-ledger.ts';
import { readPlayRound, type Owned } from './read-play-round.ts';

/** After this time only the result is shown. */
const presentableMs = 24 * 3_600_000;

type Deps = Pick<PlayDeps, 'games' | 'ids' | 'clock'>;

interface Playback {
  readonly parts: number;
  readonly jackpots: readonly WonJackpot[];
}

/** The jackpots that a round won are its last part. */
const playbackOf = async (
  { games }: Pick<Deps, 'games'>,
  history: RoundHistory,
  round: BookedRound,
): Promise<Playback> => {
  const view = round.status === 'settled' ? outcomeOf(round).view : undefined;
  const game = games.byMath(round.gameId, round.mathVersion);
  if (view === undefined || game?.parts === undefined) return { parts: 1, jackpots: [] };
  const jackpots = game.catalogue.jackpots.length === 0 ? [] : await history.jackpots(round.id);
  return { parts: game.parts(view) + (jackpots.length === 0 ? 0 : 1), jackpots };
};

export interface UnpresentedRound {
  readonly round: PlayRound;
  /** Number of parts presented. */
  readonly presented: number;
}

/** Only the last round in this game and currency, because earlier ones are outdated. */
export const findUnpresentedRound = async (
  deps: Deps,
  { history, ...owned }: Owned & { readonly history: RoundHistory },
  playSession: PlaySession,
): Promise<UnpresentedRound | undefined> => {
  if (deps.games.byId(playSession.gameId)?.parts === undefined) return undefined;
  const round = await history.lastSettled(new Date(deps.clock.now().getTime() - presentableMs));
  if (round === undefined || round.currency !== playSession.currency) return undefined;
  const { parts, jackpots } = await playbackOf(deps, history, round);
  const presented = parts > 1 ? await history.presentedParts(round.id) : parts;
  if (presented >= parts) return undefined;
  const answer = await readPlayRound(deps, owned, round);
  return { round: { ...answer, ...toPlayJackpots(round.currency, jackpots) }, presented };
};

/** Stores the number of parts presented. Returns false for another play session's round, or one with a single part. */
export const markPresented =
  (deps: Pick<Deps, 'games' | 'ids'>) =>
  async (history: RoundHistory, publicId: string, parts: number): Promise<boolean> => {
    const id = deps.ids.decode('rnd', publicId);
    const round = id === undefined ? undefined : await history.findRound(id);
    const all = round === undefined ? 1 : (await playbackOf(deps, history, round)).parts;
    if (round === undefined || all === 1) return false;
    await history.markPresented(round, Math.min(parts, all));
    return true;
  };
