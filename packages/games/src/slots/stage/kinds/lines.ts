/** A slot with lines on the stage: each win is a line, drawn as far as it pays. */
import type { LinesDefinition } from '../../definition.ts';
import { compile, type Compiled, type LineWin } from '../../evaluate.ts';
import { replaySpins, type SlotState, type SpunEvent } from '../../round.ts';
import type { Cell } from '../effects/win-lights.ts';
import { parsedStrips, type ShownWin, type SlotKind } from './kind.ts';

/** How a line that pays is said. */
export interface LineTexts {
  readonly line: (line: number) => string;
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

export const lineShown = ({ definition, texts, names }: LinesSlot, win: LineWin): ShownWin => {
  const rows = definition.lines[win.line] ?? [];
  const whole = rows.map((row, reel): Cell => [reel, row]);
  const cells = win.from === 'right' ? whole.slice(-win.count) : whole.slice(0, win.count);
  return {
    cells,
    paths: [{ cells, strand: false }],
    pays: win.pays,
    said: { title: texts.line(win.line + 1), text: texts.kind(win.count, names[win.symbol] ?? win.symbol) },
  };
};

export const linesKind = (slot: LinesSlot): SlotKind => {
  const { grid, lines, maxWin, scatter, wild, wilds, strips, freeSpins } = slot.definition;
  const paid = parsedStrips(strips);
  const free = freeSpins.strips === undefined ? paid : parsedStrips(freeSpins.strips);
  let compiled: Compiled | undefined;
  return {
    ...{ grid, unit: lines.length, maxWin, scatter },
    coveringWild: wilds === 'expand' ? wild : undefined,
    multiplier: freeSpins.multiplier,
    strips: (own) => (own ? free : paid),
    spinsOf: ({ events, view }) => {
      const spun =
        events.length > 0
          ? (events as readonly SpunEvent[])
          : replaySpins((compiled ??= compile(slot.definition)), view as SlotState);
      return spun.map((event) => ({ ...event, wins: event.lines.map((win) => lineShown(slot, win)) }));
    },
    together: slot.texts.lines,
  };
};
