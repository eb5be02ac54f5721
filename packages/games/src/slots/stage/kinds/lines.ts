/** A slot with lines on the stage: each win is a line, drawn as far as it pays. */
import type { LinesDefinition } from '../../definition.ts';
import { compile, type Compiled, type LineWin } from '../../evaluate.ts';
import { replaySpins, type SlotState, type SpunEvent } from '../../round.ts';
import type { Cell } from '../effects/win-lights.ts';
import { parsedStrips, type ShownWin, type SlotKind } from './kind.ts';

/** How a line that pays is said. */
export interface LineTexts {
  readonly line: (line: number) => string;
  /** One that pays from the right, of a slot whose lines pay from both sides. */
  readonly fromTheRight?: (line: number) => string;
  readonly lines: (count: number) => string;
  /** So many of a symbol, by its name. */
  readonly kind: (count: number, symbol: string) => string;
}

interface LinesSlot {
  readonly definition: LinesDefinition;
  readonly texts: LineTexts;
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

export const shownLine = ({ definition, texts, names }: LinesSlot, win: LineWin): ShownWin => {
  const rows = definition.lines[win.line] ?? [];
  const whole = rows.map((row, reel): Cell => [reel, row]);
  const isRight = win.from === 'right';
  // Light runs the way a line is read.
  const cells = isRight ? whole.slice(-win.count).reverse() : whole.slice(0, win.count);
  const title = isRight ? (texts.fromTheRight ?? texts.line) : texts.line;
  return {
    cells,
    paths: [{ cells, strand: false }],
    pays: win.pays,
    said: { title: title(win.line + 1), text: texts.kind(win.count, names[win.symbol] ?? win.symbol) },
  };
};

/** The cells of a mask with one bit each, reel after reel from the top. */
const cellsIn = ({ grid }: LinesDefinition, mask: number): readonly Cell[] =>
  Array.from({ length: grid.reels * grid.rows }, (_, place) => place)
    .filter((place) => (mask >> place) & 1)
    .map((place): Cell => [Math.floor(place / grid.rows), place % grid.rows]);

export const linesKind = (slot: LinesSlot): SlotKind => {
  const { grid, lines, maxWin, scatter, wild, wilds, strips, freeSpins } = slot.definition;
  const paid = parsedStrips(strips);
  const free = freeSpins.strips === undefined ? paid : parsedStrips(freeSpins.strips);
  let compiled: Compiled | undefined;
  return {
    ...{ grid, unit: lines.length, maxWin, scatter },
    coveringWild: wilds === 'expand' ? wild : undefined,
    keepsWilds: freeSpins.wilds === 'stick',
    multiplier: freeSpins.multiplier,
    strips: (own) => (own ? free : paid),
    spinsOf: ({ events, view }) => {
      const spun =
        events.length > 0
          ? (events as readonly SpunEvent[])
          : replaySpins((compiled ??= compile(slot.definition)), view as SlotState);
      return spun.map(({ stuck, ...event }, index) => ({
        ...event,
        ...(stuck === undefined
          ? {}
          : {
              stuck: cellsIn(slot.definition, stuck),
              held: cellsIn(slot.definition, spun[index - 1]?.stuck ?? 0),
            }),
        wins: event.lines.map((win) => shownLine(slot, win)),
      }));
    },
    together: slot.texts.lines,
  };
};
