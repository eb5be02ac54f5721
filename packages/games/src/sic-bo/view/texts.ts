/** Every word of the Sic Bo scene. */
import { tableTexts } from '../../tables/stage/texts.ts';
import { unitsOn } from '../../tables/chips.ts';
import type { SicBoParams, SicBoView } from '../game.ts';
import type { Bet, Kind } from '../versions/1-layout.ts';

const names: Readonly<Record<Kind, string>> = {
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
  total: 'Total',
  die: 'Single',
  pair: 'Two numbers',
  double: 'Double',
  triple: 'Triple',
};

const to1 = (win: number): string => `${win} to 1`;
const size = ({ total, triple }: SicBoView): string => (triple ? 'triple' : total < 11 ? 'small' : 'big');

export const texts = {
  action: 'Throw',
  layout: 'Layout',
  names,
  ranges: { small: '4 to 10', big: '11 to 17' },
  to1,
  /** On a field. */
  to1Short: (win: number) => `${win}:1`,
  spot: ({ kind, numbers }: Bet, pays: string) => `${[names[kind], numbers.join(' and ')].join(' ').trim()}, ${pays}`,
  singles: 'One, two or three dice: 1, 2 or 12 to 1',
  singlesShort: '1, 2 or 12:1',
  ready: 'Place your chips',
  throwing: 'The dice tumble',
  result: (view: SicBoView) =>
    view.triple
      ? `${view.total} · Triple`
      : `${view.total} · ${view.total < 11 ? 'Small' : 'Big'} · ${view.total % 2 === 0 ? 'even' : 'odd'}`,
  history: 'Last totals, newest first',
  verify: ({ thrown, total }: SicBoView) => `${thrown.join(', ')}: ${total}. Check this round`,
  betText: ({ chips }: SicBoParams) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (view: SicBoView) => `${view.thrown.join(', ')}. Total ${view.total}, ${size(view)}.`,
} as const;
