/** The house's logo: six facets in a box of 32, each in a colour of the skin. */

export interface Facet {
  readonly points: readonly (readonly [number, number])[];
  readonly token: string;
}

export const field = 32;

export const facets: readonly Facet[] = [
  {
    points: [
      [3, 12],
      [9, 4],
      [23, 4],
      [29, 12],
      [16, 29],
    ],
    token: 'mark-field',
  },
  {
    points: [
      [9, 4],
      [23, 4],
      [20, 12],
      [12, 12],
    ],
    token: 'mark-top',
  },
  {
    points: [
      [3, 12],
      [12, 12],
      [16, 29],
    ],
    token: 'mark-left',
  },
  {
    points: [
      [12, 12],
      [20, 12],
      [16, 29],
    ],
    token: 'mark-body',
  },
  {
    points: [
      [20, 12],
      [29, 12],
      [16, 29],
    ],
    token: 'mark-shade',
  },
  {
    points: [
      [3, 12],
      [9, 4],
      [12, 12],
    ],
    token: 'mark-light',
  },
];

const otherwise = '#c4174a';

export const colourOf = (tokens: Readonly<Record<string, string>>, token: string): string => tokens[token] ?? otherwise;
