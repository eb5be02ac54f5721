/** What a slot brings to the family's stage: how its rounds are read, its art, its words. */
import type { ComponentType } from 'react';
import type { Container } from 'pixi.js';
import type { Poured } from '../art/poured.ts';
import type { MeterProps } from './cascade/meter.tsx';
import type { HoldArt } from './hold/hold-art.ts';
import type { HoldGame } from './hold/hold-game.ts';
import type { ReelStops, SlotKind } from './kinds/kind.ts';
import type { Layout } from './layout.ts';
import type { Textures } from './textures.ts';
import type { SlotMusic } from './use-music.ts';
import type { SlotTimings } from './timings.ts';

/** A drawing and its place on the stage. */
export interface Piece {
  readonly svg: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What moves while nothing happens; never in front of the reels. */
export interface Ambience {
  readonly container: Container;
  readonly tick: (now: number, seconds: number) => void;
  /** More of it, over the whole width. */
  readonly celebrate: (on: boolean) => void;
}

/** SVG texts; ids in them begin with `prefix` where they are given one. */
export interface SlotArt {
  /** Behind the reels, and what dims the stage under words and under the largest wins. */
  readonly colours: {
    readonly window: number;
    readonly interlude: number;
    readonly grand: number;
    /** What glows while everything depends on one reel; without, it is pink. */
    readonly hope?: number;
  };
  readonly symbols: Readonly<Record<string, (prefix: string) => string>>;
  /** Everything behind the reels; another one while free spins run. */
  readonly background: (layout: Layout, free: boolean, density: number) => HTMLCanvasElement;
  /** What symbols run on: a column of so many rows. */
  readonly band: (width: number, height: number, density: number, rows: number) => HTMLCanvasElement;
  readonly frame: (layout: Layout) => Piece;
  /** Of a slot whose wilds expand: what covers a whole reel. */
  readonly cover?: (size: { readonly width: number; readonly height: number }) => string;
  /** Of a slot whose wilds stay over free spins: one in its cell. */
  readonly held?: (size: { readonly width: number; readonly height: number }) => string;
  /** Of a slot whose free spins collect: a note in the meter, and the multiplier of a level. */
  readonly meter?: {
    readonly note: (lit: boolean) => string;
    readonly level: (
      size: { readonly width: number; readonly height: number },
      multiplier: number,
      lit: boolean,
    ) => string;
  };
  /** Of a slot whose wins break: the colour of each symbol's splinters. */
  readonly shards?: Readonly<Record<string, number>>;
  /** They fold away where others splinter: only a few scraps fly. */
  readonly folds?: true;
  /** Of a slot whose winning cells are lit one by one: what each is lit by, and the dark over all others. */
  readonly lit?: {
    readonly dark: number;
    readonly opacity: number;
    readonly cell: (width: number, height: number, density: number) => HTMLCanvasElement;
  };
  /** Over the frame: the title, or the size of a win. */
  readonly board: (layout: Layout, words: string) => Piece;
  /** For one number, as large as asked. */
  readonly plate: (size: { readonly width: number; readonly height: number }, lit: boolean, inlaid?: boolean) => string;
  /** Hangs over the largest wins: one large, two small. */
  readonly pendant: (prefix: string, small: boolean) => string;
  /** They are figures that nothing holds from above: all of each is seen, and the two small ones may differ. */
  readonly figures?: true;
  /** Round the carved words of the largest wins and of the free spins: the outer rim, and the inner one. */
  readonly wordRim: readonly [outer: string, inner: string];
  /** Pours over the largest wins. */
  readonly poured: Poured;
  /** Over the words that open the free spins. */
  readonly emblem: () => string;
  /** What symbols and title carve, by the width of a stroke: it is cut ahead, letter by letter. */
  readonly carved?: readonly (readonly [text: string, width: number])[];
  /** Of a slot with respins. */
  readonly hold?: HoldArt;
  readonly ambience?: (layout: Layout, textures: Textures, still: boolean) => Promise<Ambience>;
}

type Words = { readonly title: string; readonly text: string };

export interface SlotTexts {
  readonly idle: Words;
  readonly hoping: Words;
  readonly opened: (count: number) => Words;
  readonly freeSpin: (number: number, of: number) => string;
  /** How many wilds stay, of a slot that keeps them. */
  readonly held?: (count: number) => string;
  readonly won: string;
  readonly start: string;
  readonly startText: string;
  readonly freeTotal: (count: number) => string;
  readonly ofStake: (freeSpins: number) => string;
  readonly toEnd: string;
  readonly quick: string;
  readonly loading: string;
  readonly announce: {
    readonly opened: (count: number) => string;
    readonly more: string;
    /** A level of free spins that collect was reached. */
    readonly level?: (multiplier: number, spins: number) => string;
  };
}

export interface SlotGame {
  readonly kind: SlotKind;
  readonly art: SlotArt;
  readonly texts: SlotTexts;
  readonly timings: SlotTimings;
  /** Carved on the board. */
  readonly title: string;
  /** Carved under the number of free spins; without, it says what all their wins are multiplied by. */
  readonly feature?: string;
  /** What the reels show before the first spin. */
  readonly welcome: readonly number[];
  /** Of a slot with respins. */
  readonly hold?: HoldGame;
  /** Without strips: what stands there instead, by columns. */
  readonly welcomeColumns?: ReelStops['columns'];
  /** Of a slot whose wins make room: instead of beads, how its multipliers are drawn beside the cells. */
  readonly meter?: ComponentType<MeterProps>;
  /** Its jackpots by their ids, the smallest first. */
  readonly pools?: readonly string[];
  /** Plays softly while the scene is open and sound is on. */
  readonly music?: SlotMusic;
}
