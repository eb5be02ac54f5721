import type { proofTexts as english } from '#english/packages/games/src/slots/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  spin: 'Spin',
  freeSpin: (number) => `Freispiel ${number}`,
  stops: (spin) => `${spin}: Positionen`,
  window: (spin) => `${spin}: Walzenbild`,
  windowHow: 'die Position und die Symbole danach, Reihe für Reihe',
  pays: (spin) => `${spin}: Gewinn`,
  line: (line, count, symbol) => `Linie ${line}: ${count} × ${symbol}`,
  fromTheRight: (line) => `${line}, von rechts`,
  linePays: (line, multiple) => `${line} zahlt ${multiple}`,
  scatterPays: (count, multiple) => `${count} Scatter zahlen ${multiple}`,
  awarded: (count) => `${count} Freispiele gewonnen`,
  noWin: 'keine Linie zahlt',
  times: (wins, multiplier) => `${wins}; alles × ${multiplier}`,
  multiplier: 'Multiplikator',
  grid: (spin, number) => `${spin}: Bild ${number}`,
  gridHow: 'Spalten von links, jede von oben; neue Felder werden von unten nach oben gezogen',
  ofAKind: (count, symbol) => `${count} × ${symbol}`,
  ways: (ways, reels, symbol) => `${symbol} auf ${reels} Walzen, ${ways} Gewinnwege`,
  nothingWins: 'nichts gewinnt',
  end: (spin) => `${spin}: Ende`,
  sumOfGrids: 'alle Bilder zusammen',
  parts: (pays, unit, limited) => `${pays} ÷ ${unit}${limited ? ', der Höchstgewinn' : ''}`,
  lineBets: (pays, lines, limited) => `${pays} Linieneinsätze ÷ ${lines} Linien${limited ? ', der Höchstgewinn' : ''}`,
};
