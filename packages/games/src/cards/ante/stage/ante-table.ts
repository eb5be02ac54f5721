/** What a game provides so that the family's ante table can show it: its spots, its paytable, its words and its place. */
import type { ReactNode } from 'react';
import type { AnteOutcome } from '../ante-round.ts';
import type { AnteParams, AnteView } from '../ante-rules.ts';
import type { SceneProps, ShownRound } from '../../../stage/game-view.ts';
import type { Spot } from '../../../tables/stage/spots.tsx';
import type { AnteSound } from './sounds.ts';
import type { SpotState } from './spot-states.ts';

export type AnteProps<Hand extends string> = SceneProps<AnteParams, AnteView<Hand>, AnteSound>;
export type AnteShown<Hand extends string> = ShownRound<AnteParams, AnteView<Hand>>;

type Box = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;

export interface AnteLayout {
  readonly spots: readonly Spot[];
  readonly size: readonly [width: number, height: number];
  /** Where the chips of the raise lie, which only the choice places. */
  readonly raise: Box;
  /** How many cards lie side by side, and how many rows of them. */
  readonly across: number;
  readonly rows: number;
}

interface PayLine<Hand extends string> {
  readonly name: string;
  readonly pays: string;
  readonly isPaid: (round: AnteShown<Hand>) => boolean;
}

export interface AnteTable<Hand extends string> {
  readonly className: string;
  /** Places of either hand, and of the cards that belong to both. */
  readonly cards: { readonly each: number; readonly board: number };
  readonly action: string;
  /** What gives the ante up, if it is not called a fold. */
  readonly giveUp?: { readonly type: string; readonly text: string };
  /** Units of the raise for each of the ante. */
  readonly raise: number;
  readonly desk: AnteLayout;
  readonly phone: AnteLayout;
  readonly pays: readonly { readonly title: string; readonly lines: readonly PayLine<Hand>[] }[];
  /** How a spot ended, of a round whose result may be seen; `raise` is the one that the choice fills. */
  readonly spotState: (round: AnteShown<Hand>, spot: string) => SpotState;
  /** The published strategy, if it is quickly worked out from what is seen. */
  readonly advice?: (view: AnteView<Hand>) => string | undefined;
  readonly texts: {
    readonly raise: string;
    readonly raiseAmount: (amount: string) => string;
    readonly hands: Readonly<Record<Hand, string>>;
    /** What is asked for with this hand, and how ends are abbreviated, where the table's own words do not fit. */
    readonly choose?: (hand: string) => string;
    readonly letters?: Readonly<Partial<Record<AnteOutcome, string>>>;
    /** `on`: the hand in the player's words. */
    readonly advised: (action: string) => string;
    readonly result: (view: AnteView<Hand>) => string;
  };
  readonly backdrop: ReactNode;
  /** Between the hands. */
  readonly emblem?: ReactNode;
}
