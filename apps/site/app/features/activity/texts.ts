/** The texts of the activity page: a part of the one catalogue that loads with it. */
import { displayCount } from '../../amounts/display.ts';

export const activityTexts = {
  title: 'Your activity',
  pageTitle: (brand: string) => `Your activity · ${brand}`,
  text: 'Every real-money round, in euro at the rate of now. Demo and free spins are not counted.',
  failed: 'Your activity could not be read just now.',
  period: 'Period',
  periods: { '7d': '7 days', '30d': '30 days', '365d': '1 year' },
  download: 'Download as CSV',
  result: 'Result of play',
  staked: (staked: string, returned: string) => `Staked ${staked}, returned ${returned}`,
  deposited: 'Deposited',
  deposits: (count: number) => (count === 0 ? 'No deposit' : count === 1 ? '1 deposit' : `${count} deposits`),
  cashedOut: 'Withdrawn',
  cashOuts: (count: number) => (count === 0 ? 'No payment yet' : count === 1 ? '1 payment' : `${count} payments`),
  time: 'Time played',
  sittings: (days: number, longest: string) => `${days === 1 ? '1 day' : `${days} days`}, longest session ${longest}`,
  noTime: 'None',
  underAMinute: 'under 1 min',
  duration: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  chart: {
    title: { '7d': 'Result by day', '30d': 'Result by day', '365d': 'Result by week' },
    won: '+ won',
    lost: '− lost',
    label: (title: string, rows: number) => `${title}: ${rows} with play`,
    bar: (day: string, net: string) => `${day}: ${net}`,
    empty: 'Nothing was played in this time.',
  },
  games: {
    title: 'By game',
    all: 'All rounds',
    columns: {
      game: 'Game',
      staked: 'Staked',
      returned: 'Returned',
      result: 'Result',
      rtp: 'Published RTP',
      own: 'Yours',
    },
    rounds: (count: number) => (count === 1 ? '1 round' : `${displayCount(count)} rounds`),
  },
  odds: {
    title: 'Results and odds',
    expected: 'The published odds expected',
    actual: 'It was',
    spread: 'One standard deviation',
    verdict: (times: string, better: boolean) =>
      `Your result is ${times} standard deviations ${better ? 'above' : 'below'} what the odds expect. Two in three players end within one, nineteen in twenty within two.`,
    onSpot: 'Your result is what the odds expect.',
    edge: (cost: string) => `Over time these bets cost about ${cost} for every €100 staked. No system changes that.`,
    none: 'Once you have played, you see here what the odds expected beside what it was.',
  },
  limits: {
    title: 'Your limits',
    none: 'You have set no limit.',
    line: (kind: string, span: string) => `${kind}, this ${span}`,
    change: 'Change limits or take a break',
  },
} as const;
