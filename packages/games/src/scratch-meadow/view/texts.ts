/** Every word of the meadow scene. */
import type { ScratchView } from '../game.ts';
import type { Cell } from '../versions/1-odds.ts';

const names: Readonly<Record<Cell, string>> = {
  grass: 'Grass',
  daisy: 'Daisy',
  clover: 'Clover',
  ladybird: 'Ladybird',
  bee: 'Bee',
  butterfly: 'Butterfly',
  toadstool: 'Toadstool',
  rainbow: 'Rainbow',
  sun: 'Sun',
};

export const texts = {
  action: 'Buy a card',
  card: 'Card',
  names,
  cell: (place: number, cell: Cell | undefined) =>
    `Cell ${place}, ${cell === undefined ? 'covered' : names[cell].toLowerCase()}`,
  revealAll: 'Reveal all',
  title: 'Three alike win',
  prizes: 'Prizes',
  prize: (cell: Cell, pays: string) => `3 × ${names[cell]}: ${pays}`,
  ready: 'Buy a card: three alike win',
  scratch: 'Scratch your card',
  won: ({ cells, prize }: ScratchView) =>
    prize === null ? 'No three alike' : `${cells.filter((cell) => cell === prize).length} × ${names[prize]}`,
  history: 'Last cards, newest first',
  nothing: '–',
  verify: ({ prize }: ScratchView) => `${prize === null ? 'No prize' : names[prize]}. Check this round`,
  graph: 'This session',
  keys: [
    ['1 – 7', 'Scratch a cell'],
    ['A', 'Reveal all'],
    ['← → ↑ ↓', 'Move on the card'],
    ['I', 'Instant mode'],
  ],
  bet: 'One card',
  announce: ({ cells, prize }: ScratchView) =>
    `${cells.map((cell) => names[cell]).join(', ')}. ${prize === null ? 'No three alike.' : `Three or more: ${names[prize]}.`}`,
} as const;
