/** The view of an ante table, as far as every game of the kind has the same. */
import { defineView, type GameView } from '../../../stage/game-view.ts';
import { outcomeSentence } from '../../../stage/outcome-sentence.ts';
import { tableTexts } from '../../../tables/stage/texts.ts';
import type { AnteParams, AnteView } from '../ante-rules.ts';
import { anteActionOf } from './keys.ts';
import { anteSounds, type AnteSound } from './sounds.ts';
import { anteTableTexts as texts } from './texts.ts';

type Whole<Hand extends string> = GameView<AnteParams, AnteView<Hand>, AnteSound>;

interface Given<Hand extends string> extends Pick<
  Whole<Hand>,
  'mathVersions' | 'loadRules' | 'Scene' | 'betText' | 'payoutsOf' | 'stakeUnits'
> {
  readonly theme: NonNullable<Whole<Hand>['theme']>;
  readonly action: string;
  readonly giveUp?: string;
  readonly raise: number;
  readonly keys: NonNullable<Whole<Hand>['keys']>;
  readonly hands: Readonly<Record<Hand, string>>;
  readonly announce: (view: AnteView<Hand>) => string;
  /** What is told before the choice, if it is not the hand. */
  readonly announceOpen?: (view: AnteView<Hand>) => string;
}

export const anteView = <Hand extends string>(given: Given<Hand>): GameView => {
  const { action, giveUp, raise, keys, hands, announce, announceOpen, ...rest } = given;
  return defineView<AnteParams, AnteView<Hand>, AnteSound>({
    ...rest,
    sounds: anteSounds,
    action: texts.deal,
    announce: (round, currency) => `${announce(round.view)} ${outcomeSentence(round, currency)}`,
    announceOpen: ({ view }) => announceOpen?.(view) ?? texts.announceHand(hands[view.hand]),
    inPlay: () => texts.inPlay,
    actionOf: anteActionOf(action, giveUp),
    debitUnits: (pressed, { chips }) => (pressed === action ? BigInt((chips['ante'] ?? 0) * raise) : 0n),
    keys: [...keys, ...tableTexts.keys],
    opening: { chips: {} },
    missing: ({ chips }) => (Object.keys(chips).length === 0 ? tableTexts.place : undefined),
    stakeLabel: tableTexts.chip,
  });
};
