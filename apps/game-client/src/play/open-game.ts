/** From a token to a game ready to be played: session, rules, last rounds and picture. */
import { isBought, type GameView } from '@carmine/games/stage';
import { texts } from '../texts/texts.ts';
import type { LaunchHint } from '../launch.ts';
import type { PlayCalls } from './calls.ts';
import type { KeptSettings } from './kept-settings.ts';
import { readNet, readRound, readSession, readSubunits, readUnpresented } from './read-answers.ts';
import { otherCurrency } from './other-currency.ts';
import { resultOf } from './sitting.ts';
import { clampStake, stakesOf } from './stake.ts';
import type { PlayState } from './state.ts';

interface Deps {
  readonly calls: Pick<PlayCalls, 'session' | 'game' | 'rounds'>;
  /** `undefined` for a game this build does not have. */
  readonly loadView: (gameId: string) => Promise<GameView> | undefined;
  readonly hint?: LaunchHint | undefined;
  readonly settings: Pick<KeptSettings, 'read'>;
  readonly embedded: boolean;
}

const noSession = 401;
const ended = (message: string): PlayState => ({ status: 'ended', message });
const failed = (message: string): PlayState => ({ status: 'failed', message });

type Params = Record<string, unknown> | undefined;

/** A bet that is on the table again, but never a bought feature: the main button would buy it once more. */
const unbought = (params: Params): Params => (isBought(params) ? undefined : params);

/** Stored data is untrusted: settings that the game cannot parse are ignored. */
const usable = (params: Params, read: (params: Record<string, unknown>) => unknown): Params => {
  try {
    if (params !== undefined) read(params);
    return params;
  } catch {
    return undefined;
  }
};

/** Throws without an answer. */
export const openGame = async ({ calls, loadView, hint, settings, embedded }: Deps): Promise<PlayState> => {
  // Not after the session, whose answer takes as long: the address says already what it most likely says.
  const early = hint?.currency === undefined ? undefined : calls.game(hint.game, hint.currency).catch(() => undefined);
  const [session, rounds] = await Promise.all([calls.session(), calls.rounds()]);
  if (!session.ok) return session.status === noSession ? ended(texts.ended) : failed(session.problem.message);
  const { data } = session;
  const guessed = hint?.game === data.game && hint.currency === data.currency ? await early : undefined;
  const [game, view] = await Promise.all([guessed ?? calls.game(data.game, data.currency), loadView(data.game)]);
  if (!game.ok) return failed(game.problem.message);
  if (view === undefined) return failed(texts.unknownGame);
  if (view.mathVersions.at(-1) !== game.data.mathVersion) return failed(texts.otherMaths);
  const read = readSession(data);
  const kept = settings.read({ ...data, mathVersion: game.data.mathVersion });
  const open = data.openRound === undefined ? undefined : readRound(data.openRound);
  const own = rounds.ok ? rounds.data.filter(({ status }) => status === 'settled').map(readRound) : [];
  const unpresented = open === undefined ? readUnpresented(data) : undefined;
  const earlier = own.filter(({ id }) => id !== unpresented?.id);
  const history = unpresented === undefined ? own : [unpresented, ...earlier];
  const ownParams = open?.params ?? view.opening ?? unbought(history[0]?.params) ?? game.data.paramsExample;
  const params =
    open === undefined
      ? (usable(unbought(kept.params), (given) => stakesOf({ session: read, view, params: given })) ?? ownParams)
      : ownParams;
  const limits = stakesOf({ session: read, view, params });
  // A round that was staked in an earlier launch and is presented here counts here.
  const carried = unpresented !== undefined && earlier.length === own.length ? resultOf(unpresented) : 0n;
  return {
    status: 'ready',
    session: read,
    game: game.data,
    view,
    balance: readSubunits(data.currency, data.balance),
    bonusBalance: readSubunits(data.currency, data.bonusBalance),
    carried,
    net: readNet(data) + carried,
    stake: open?.stake ?? clampStake(kept.stake ?? limits.initial, limits),
    params,
    spinning: undefined,
    phase: 'idle',
    round: open ?? history[0],
    flying: [],
    history,
    skips: 0,
    skipped: false,
    feature: false,
    queued: false,
    holding: false,
    auto: undefined,
    nextAct: undefined,
    fairness: data.fairness,
    notice: otherCurrency(read, { isOpen: open !== undefined, embedded }),
    retrying: false,
    cooling: false,
    pausedFor: undefined,
  };
};
