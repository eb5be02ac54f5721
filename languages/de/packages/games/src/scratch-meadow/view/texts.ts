import type { texts as english } from '#english/packages/games/src/scratch-meadow/view/texts.ts';
import type { Cell } from '#english/packages/games/src/scratch-meadow/versions/1-odds.ts';
import type { Translation } from '#languages/translation.ts';

const names: Readonly<Record<Cell, string>> = {
  grass: 'Gras',
  daisy: 'Gänseblümchen',
  clover: 'Kleeblatt',
  ladybird: 'Marienkäfer',
  bee: 'Biene',
  butterfly: 'Schmetterling',
  toadstool: 'Fliegenpilz',
  rainbow: 'Regenbogen',
  sun: 'Sonne',
};

export const texts: Translation<typeof english> = {
  action: 'Los kaufen',
  card: 'Los',
  names,
  cell: (place, cell) => `Feld ${place}, ${cell === undefined ? 'verdeckt' : names[cell]}`,
  revealAll: 'Alles aufdecken',
  title: 'Drei Gleiche gewinnen',
  prizes: 'Gewinne',
  prize: (cell, pays) => `3 × ${names[cell]}: ${pays}`,
  ready: 'Kauf ein Los: Drei Gleiche gewinnen',
  scratch: 'Rubbel dein Los frei',
  won: ({ cells, prize }) =>
    prize === null ? 'Keine drei Gleichen' : `${cells.filter((cell) => cell === prize).length} × ${names[prize]}`,
  history: 'Letzte Lose, neueste zuerst',
  nothing: '–',
  verify: ({ prize }) => `${prize === null ? 'Kein Gewinn' : names[prize]}. Diese Runde prüfen`,
  graph: 'Diese Sitzung',
  keys: [
    ['1 – 7', 'Ein Feld freirubbeln'],
    ['A', 'Alles aufdecken'],
    ['← → ↑ ↓', 'Auf dem Los bewegen'],
    ['I', 'Sofortmodus'],
  ],
  bet: 'Ein Los',
  announce: ({ cells, prize }) =>
    `${cells.map((cell) => names[cell]).join(', ')}. ${prize === null ? 'Keine drei Gleichen.' : `Drei oder mehr: ${names[prize]}.`}`,
};
