/** Where each spot is, on a desk and on a phone, and what is drawn on it. */
import { DieFace } from '../../tables/stage/die-face.tsx';
import type { Spot } from '../../tables/stage/spots.tsx';
import { pays, spots, totalPays, type Bet } from '../versions/1-layout.ts';
import { texts } from './texts.ts';

type Box = readonly [x: number, y: number, width: number, height: number];
type Boxes = Readonly<Record<string, Box>>;

/** Spots of one kind in the order in which they are written. */
const idsOf = (kind: Bet['kind']): string[] => [...spots].flatMap(([id, bet]) => (bet.kind === kind ? [id] : []));

/** Side by side, all of the same width. */
const row = (ids: readonly string[], [x, y, width, height]: Box): Boxes =>
  Object.fromEntries(
    ids.map((id, index) => [id, [x + (index * width) / ids.length, y, width / ids.length, height] satisfies Box]),
  );

const [totals, pairs, dice, doubles, triples] = (['total', 'pair', 'die', 'double', 'triple'] as const).map(idsOf) as [
  string[],
  string[],
  string[],
  string[],
  string[],
];

export const deskSize = [30, 10] as const;
const desk: Boxes = {
  small: [0, 0, 3.6, 3.8],
  odd: [3.6, 0, 2.4, 3.8],
  ...row(doubles.slice(0, 3), [6, 0, 6, 3.8]),
  ...row(triples.slice(0, 3), [12, 0, 6, 1.3]),
  'any-triple': [12, 1.3, 6, 1.2],
  ...row(triples.slice(3), [12, 2.5, 6, 1.3]),
  ...row(doubles.slice(3), [18, 0, 6, 3.8]),
  even: [24, 0, 2.4, 3.8],
  big: [26.4, 0, 3.6, 3.8],
  ...row(totals, [0, 3.8, 30, 2.3]),
  ...row(pairs, [0, 6.1, 30, 2]),
  ...row(dice, [0, 8.1, 30, 1.9]),
};

export const phoneSize = [12, 11] as const;
const phone: Boxes = {
  ...row(['small', 'odd', 'even', 'big'], [0, 0, 12, 1.7]),
  ...row(doubles, [0, 1.7, 12, 1.3]),
  ...row([...triples.slice(0, 3), 'any-triple', ...triples.slice(3)], [0, 3, 12, 1.4]),
  ...row(totals.slice(0, 7), [0, 4.4, 12, 1.35]),
  ...row(totals.slice(7), [0, 5.75, 12, 1.35]),
  ...row(pairs.slice(0, 8), [0, 7.1, 12, 1.3]),
  ...row(pairs.slice(8), [0, 8.4, 12, 1.3]),
  ...row(dice, [0, 9.7, 12, 1.3]),
};

const winOf = ({ kind, numbers: [first = 0] }: Bet): number => {
  if (kind === 'total') return totalPays[first] ?? 0;
  if (kind === 'any-triple') return pays.anyTriple;
  return kind === 'pair' || kind === 'double' || kind === 'triple' ? pays[kind] : pays.evens;
};

const facesOf = ({ kind, numbers }: Bet): readonly number[] => {
  const [first = 1] = numbers;
  const times = kind === 'triple' ? 3 : 2;
  return kind === 'double' || kind === 'triple' ? Array.from({ length: times }, () => first) : numbers;
};

const Field = ({ bet, narrow }: { bet: Bet; narrow: boolean }) => {
  const { kind, numbers } = bet;
  const pay = <span>{texts.to1Short(winOf(bet))}</span>;
  if (kind === 'small' || kind === 'big')
    return (
      <>
        <b>{texts.names[kind]}</b>
        <span>{texts.ranges[kind]}</span>
        {narrow ? null : pay}
      </>
    );
  if (kind === 'odd' || kind === 'even' || kind === 'any-triple')
    return (
      <>
        <b>{texts.names[kind]}</b>
        {pay}
      </>
    );
  if (kind === 'total')
    return (
      <>
        <b>{numbers[0]}</b>
        {pay}
      </>
    );
  return (
    <>
      <i>
        {facesOf(bet).map((face, index) => (
          <DieFace key={index} number={face} />
        ))}
      </i>
      {kind !== 'die' ? pay : narrow ? null : <span>{texts.singlesShort}</span>}
    </>
  );
};

const chipAt: Readonly<Partial<Record<Bet['kind'], readonly [number, number]>>> = {
  ...{ small: [0.5, 0.8], big: [0.5, 0.8], odd: [0.5, 0.8], even: [0.5, 0.8] },
  ...{ 'any-triple': [0.88, 0.5], die: [0.8, 0.5], double: [0.5, 0.82] },
  ...{ total: [0.5, 0.86], pair: [0.5, 0.82], triple: [0.86, 0.66] },
};

const made = (boxes: Boxes, narrow: boolean): Spot[] =>
  [...spots].map(([id, bet]) => {
    const [x = 0, y = 0, width = 1, height = 1] = boxes[id] ?? [];
    const at = narrow ? ([0.84, 0.78] as const) : chipAt[bet.kind];
    return {
      ...{ id, x, y, width, height },
      name: texts.spot(bet, bet.kind === 'die' ? texts.singles : texts.to1(winOf(bet))),
      className: `sicbo-spot ${bet.kind}`,
      children: <Field bet={bet} narrow={narrow} />,
      ...(at === undefined ? {} : { chipAt: at }),
    };
  });

export const deskSpots = made(desk, false);
export const phoneSpots = made(phone, true);
