/** A recorded round as a scene shows it: one round after the bet, one more after each action. */
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { replayDraws, type AnyGame, type GameAction } from '@carmine/games';
import type { ShownRound } from '@carmine/games/stage';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { readSubunits } from '../play/read-answers.ts';

export interface RecordedStep {
  readonly action: GameAction | undefined;
  readonly round: ShownRound;
}

export interface RecordedReplay {
  readonly game: AnyGame;
  readonly currency: CurrencyCode;
  readonly at: string;
  /** Never empty; the last one is the round as it ended. */
  readonly steps: readonly [RecordedStep, ...RecordedStep[]];
}

export type ReplayResult =
  | { readonly ok: true; readonly replay: RecordedReplay }
  | { readonly ok: false; readonly reason: 'not_decided' | 'unknown' };

const refused = (reason: 'not_decided' | 'unknown'): ReplayResult => ({ ok: false, reason });

export const replayOf = (record: RoundRecord, versions: readonly AnyGame[]): ReplayResult => {
  const game = versions.find(({ mathVersion }) => mathVersion === record.mathVersion);
  const currency = parseCurrencyCode(record.currency);
  if (record.status !== 'settled' || record.draws === undefined) return refused('not_decided');
  const params = game?.params.safeParse(record.params);
  if (game === undefined || currency === undefined || params?.success !== true) return refused('unknown');
  const read = (text: string) => readSubunits(currency, text);
  const actions = record.actions.map(({ action }) => action as unknown as GameAction);
  const replayed = replayDraws(game, { params: params.data, actions, draws: record.draws });
  const [stake, free] = [read(record.stake), record.funding === 'free_spin'];
  const steps = replayed.map(({ action, view, events, open, debitUnits }): RecordedStep => ({
    action,
    round: {
      id: record.id,
      nonce: record.nonce,
      params: params.data as Record<string, unknown>,
      view: view as Record<string, unknown>,
      events,
      multiplierE4: open ? 0n : BigInt(record.multiplier),
      stake,
      staked: free ? 0n : stake * debitUnits,
      payout: open ? 0n : read(record.payout),
      jackpots: open ? [] : (record.jackpots ?? []).map((won) => ({ ...won, amount: read(won.amount) })),
      open,
      // No actions: a replay cannot be played.
      legal: [],
    },
  }));
  // A flight is flown once, with its cash-out on the way.
  const [first, ...rest] = game.live?.flight === undefined ? steps : steps.slice(-1);
  if (first === undefined) return refused('unknown');
  return { ok: true, replay: { game, currency, at: record.at, steps: [first, ...rest] } };
};
