/** All boards in their order, for lists that players read: their names, and the lines of the paytable. */
import { fewestRows, halves, mostRows, risks, type PlinkoParams, type Risk } from './versions/1-board.ts';

export const boards: readonly PlinkoParams[] = risks.flatMap((risk) =>
  Array.from({ length: mostRows - fewestRows + 1 }, (_, index) => ({ rows: fewestRows + index, risk })),
);

interface Words {
  readonly name: (risk: Risk, rows: number) => string;
  readonly range: (least: string, most: string) => string;
  readonly chance: (paths: string) => string;
  readonly locale: string;
}

export const boardNames = (name: Words['name']): [string, ...string[]] => {
  const [first = '', ...others] = boards.map(({ risk, rows }) => name(risk, rows));
  return [first, ...others];
};

export const boardLines = ({ name, range, chance, locale }: Words) => {
  const text = (figure: number): string => figure.toLocaleString(locale);
  return boards.map(({ risk, rows }) => {
    const half = halves[risk][rows] ?? [];
    return {
      name: name(risk, rows),
      pays: range(text(Math.min(...half) / 10), text((half[0] ?? 0) / 10)),
      chance: chance(text(2 ** (rows - 1))),
    };
  });
};
