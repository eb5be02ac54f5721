/** Where each spot is, on a desk and on a phone, and what is drawn on it. */
import type { ReactNode } from 'react';
import type { Chips } from '../../tables/chips.ts';
import type { Spot } from '../../tables/stage/spots.tsx';
import { oddsPay, onePays, placePays, points, sixes, stepOf } from '../versions/1-table.ts';
import { texts } from './texts.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
type Boxes = Readonly<Record<string, Box>>;

/** A number with the chips that have come to it above. */
const numberAt = (point: number, [x, y, width, height]: Box): Boxes => ({
  [`come-${point}`]: [x, y, width / 2, height * 0.36],
  [`odds-${point}`]: [x + width / 2, y, width / 2, height * 0.36],
  [`place-${point}`]: [x, y + height * 0.36, width, height * 0.64],
});

const numbers = (across: number, [width, height]: readonly [number, number]): Boxes =>
  Object.assign(
    {},
    ...points.map((point, index) =>
      numberAt(point, [(index % across) * width, Math.floor(index / across) * height, width, height]),
    ),
  ) as Boxes;

export const deskSize = [24, 12] as const;
const desk: Boxes = {
  ...numbers(6, [4, 5.4]),
  ...{ come: [0, 5.4, 16, 2.3], two: [16, 5.4, 4, 2.3], twelve: [20, 5.4, 4, 2.3] },
  ...{ 'dont-pass': [0, 7.7, 24, 1.8], pass: [0, 9.5, 16, 2.5], odds: [16, 9.5, 8, 2.5] },
};

export const phoneSize = [12, 20] as const;
const phone: Boxes = {
  ...numbers(3, [4, 5.2]),
  ...{ come: [0, 10.4, 12, 2.4], two: [0, 12.8, 6, 2.2], twelve: [6, 12.8, 6, 2.2] },
  ...{ 'dont-pass': [0, 15, 12, 2.2], pass: [0, 17.2, 7.4, 2.8], odds: [7.4, 17.2, 4.6, 2.8] },
};

const evens = [1, 1] as const;

const paysOn = (spot: string): readonly [number, number] | undefined => {
  const number = Number(spot.slice(spot.indexOf('-') + 1));
  if (spot === 'odds') return undefined;
  if (spot === 'two' || spot === 'twelve') return [onePays, 1];
  if (spot.startsWith('place-')) return placePays[number];
  return spot.startsWith('odds-') ? oddsPay[number] : evens;
};

const nameOf = (spot: string): string => {
  const pays = paysOn(spot);
  const ratio = pays === undefined ? texts.oddsPay : texts.ratio(pays);
  const text = spot === 'dont-pass' ? `${ratio}, ${texts.twelveBack}` : ratio;
  return texts.spot(spot, stepOf(spot) === sixes ? texts.inSixes(text) : text);
};

export const Puck = ({ on }: { on: boolean }) => (
  <i className="craps-puck" data-on={on}>
    {on ? texts.puck.on : texts.puck.off}
  </i>
);

const drawn = (spot: string, point: number | null): ReactNode => {
  const [kind = '', number = ''] = spot.split('-');
  const pays = paysOn(spot);
  const ratio = pays === undefined ? texts.oddsShort : texts.ratioShort(pays);
  if (kind === 'place')
    return (
      <>
        <b>{number}</b>
        <span>{ratio}</span>
        {stepOf(spot) === sixes ? <small>{texts.inSixesShort}</small> : null}
        {String(point) === number ? <Puck on /> : null}
      </>
    );
  if (texts.names[spot] !== undefined)
    return (
      <>
        <b>{texts.names[spot]}</b>
        <span>{ratio}</span>
        {spot === 'dont-pass' ? <small>{texts.twelveBack}</small> : null}
      </>
    );
  return <small>{kind === 'come' ? texts.names['come'] : texts.names['odds']}</small>;
};

const isOfNumber = (spot: string): boolean => spot.startsWith('come-') || spot.startsWith('odds-');

const chipAt = (spot: string, upright: boolean): readonly [number, number] => {
  if (spot.startsWith('place-')) return [0.8, 0.5];
  if (isOfNumber(spot)) return [0.5, upright ? 0.5 : 0.6];
  if (spot === 'odds') return [0.85, 0.5];
  return spot === 'two' || spot === 'twelve' ? [0.85, upright ? 0.5 : 0.74] : [0.9, 0.5];
};

const classOf = (spot: string): string =>
  texts.names[spot] === undefined ? `${spot.split('-')[0] ?? ''} of-number` : spot;

/** Where each spot is, and what stands on it: on a phone a chip takes the place of a small spot's name. */
export const spotsOn = (upright: boolean, point: number | null, chips: Chips = {}): Spot[] =>
  Object.entries(upright ? phone : desk).map(([id, [x, y, width, height]]) => ({
    ...{ id, x, y, width, height, chipAt: chipAt(id, upright), name: nameOf(id) },
    children: upright && isOfNumber(id) && chips[id] !== undefined ? null : drawn(id, point),
    className: `craps-spot ${classOf(id)}`,
  }));
