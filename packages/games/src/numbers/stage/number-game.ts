/** What a single-number game provides so that the family's stage can show it. */
import type { ReactNode } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';

/** What a round of any such game shows. */
export interface NumberView extends Record<string, unknown> {
  readonly result: number;
  readonly won: boolean;
}

export interface NumberGame<P> {
  /** Results are 0 … outcomes − 1. */
  readonly outcomes: number;
  readonly targetOf: (params: P) => number;
  /** Where results win: beyond the target, or before it. */
  readonly sideOf: (params: P) => 'over' | 'under';
  /** A result or a target as it is read; decimals are set smaller. */
  readonly read: (value: number) => string;
  /** One step of the keyboard, or a fine one. */
  readonly nudged: (params: P, steps: number, fine: boolean) => P;
  /** The bet next to where the line was dragged. */
  readonly dragged: (params: P, target: number) => P;
  readonly ladder: {
    /** Multipliers, highest first. */
    readonly rungs: readonly bigint[];
    readonly betOf: (params: P, times: bigint) => P;
    /** 0 … 1. */
    readonly chanceOf: (params: P) => number;
    readonly chanceText: (params: P) => string;
  };
  readonly texts: {
    readonly side: (params: P) => string;
    readonly bet: (params: P) => string;
    readonly result: (params: P, won: boolean) => string;
    readonly history: string;
    readonly verify: (view: NumberView) => string;
    readonly ladder: string;
    readonly chart: string;
    readonly tally: (won: number, all: number) => string;
    readonly noRounds: string;
    readonly independent: string;
  };
  /** Duration until the marker stops, and the part of it in which the number counts. */
  readonly timings: { readonly markerMs: number; readonly countMs: number };
  /** Decoration behind the table. */
  readonly backdrop?: ReactNode;
}

export type NumberProps<P> = SceneProps<P, NumberView>;
