/** Where each spot of the layout is: across on a desk, upright on a phone. One unit is a number's field. */
import type { Spot } from '../../tables/stage/spots.tsx';
import { colourOf, isEvenChance, spots } from '../versions/1-layout.ts';
import { texts } from './texts.ts';

export const deskSize = [14, 5] as const;
/** On a phone the fields are low: the zero alone is high enough for a finger, whatever the screen. */
const uprightZero = 1.75;
export const phoneSize = [5, 13 + uprightZero] as const;

const columnOf = (number: number): number => Math.ceil(number / 3);
const rowOf = (number: number): number => 2 - ((number - 1) % 3);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Box = readonly [x: number, y: number, width: number, height: number];
const around = (x: number, y: number, width: number, height: number): Box => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

const outer: Readonly<Record<string, Box>> = {
  ...Object.fromEntries([1, 2, 3].map((column) => [`column-${column}`, [13, 3 - column, 1, 1] satisfies Box])),
  ...Object.fromEntries([1, 2, 3].map((dozen) => [`dozen-${dozen}`, [4 * dozen - 3, 3, 4, 1] satisfies Box])),
  ...Object.fromEntries(
    ['low', 'even', 'red', 'black', 'odd', 'high'].map((name, index) => [name, [1 + 2 * index, 4, 2, 1] satisfies Box]),
  ),
};

/** A split of two numbers that stand over each other on a phone. */
const isOver = ([first = 0, second = 0, ...others]: readonly number[]): boolean =>
  others.length === 0 && first > 0 && second - first === 3;

/** A bet on several numbers lies on the line or corner between them. */
const innerBox = (numbers: readonly number[]): Box => {
  const [first = 0] = numbers;
  if (numbers.length === 1) return first === 0 ? [0, 0, 1, 3] : [columnOf(first), rowOf(first), 1, 1];
  const others = numbers.filter((number) => number > 0);
  const [x, y] = [mean(others.map(columnOf)) + 0.5, mean(others.map(rowOf)) + 0.5];
  if (first === 0) {
    const at = others.length === 3 ? 3 : others.length === 2 ? mean(others.map(rowOf)) + 0.5 : y;
    return around(1, at, 0.3, others.length === 1 ? 0.5 : 0.34);
  }
  if (numbers.length === 2) return isOver(numbers) ? around(x, y, 0.3, 0.5) : around(x, y, 0.5, 0.3);
  if (numbers.length === 3) return around(x, 3, 0.5, 0.3);
  return numbers.length === 6 ? around(x, 3, 0.34, 0.3) : around(x, y, 0.34, 0.34);
};

const upright = ([x, y, width, height]: Box): Box => [
  5 - y - height,
  x === 0 ? 0 : x - 1 + uprightZero,
  height,
  x === 0 ? uprightZero : width,
];

const kindOf = (id: string, numbers: readonly number[]): string => {
  if (outer[id] !== undefined) return `outside ${isEvenChance(id) ? `even ${id}` : id.split('-')[0]}`;
  return numbers.length === 1 ? `number ${colourOf(numbers[0] ?? 0)}` : 'between';
};

const labelOf = (id: string, numbers: readonly number[]): string => {
  if (id === 'red' || id === 'black') return '';
  if (outer[id] !== undefined) return texts.outside[id] ?? id;
  return numbers.length === 1 ? id : '';
};

/** Where the chips leave the words of a field readable: on a desk outside only, where the fields are small everywhere. */
const chipAt = (id: string, numbers: readonly number[], isUpright: boolean): Pick<Spot, 'chipAt'> => {
  const isColumn = id.startsWith('column');
  if (!isUpright) return outer[id] === undefined ? {} : { chipAt: isColumn ? [0.5, 0.74] : [0.8, 0.5] };
  if (outer[id] !== undefined) return { chipAt: isColumn ? [0.84, 0.5] : [0.8, 0.5] };
  if (numbers.length === 1) return { chipAt: [numbers[0] === 0 ? 0.6 : 0.8, 0.5] };
  // On the line between two fields over each other, but left of their numbers.
  return isOver(numbers) ? { chipAt: [-0.1, 0.5] } : {};
};

const made = (turn: (box: Box) => Box, isUpright: boolean): Spot[] =>
  [...spots].map(([id, numbers]) => {
    const [x, y, width, height] = turn(outer[id] ?? innerBox(numbers));
    return {
      ...{ id, x, y, width, height },
      name: texts.spot(id, numbers),
      className: `roulette-spot ${kindOf(id, numbers)}`,
      children: labelOf(id, numbers),
      ...chipAt(id, numbers, isUpright),
    };
  });

export const deskSpots = made((box) => box, false);
export const phoneSpots = made(upright, true);
