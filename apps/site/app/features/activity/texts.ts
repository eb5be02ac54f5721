/** The texts of the activity page: a part of the one catalogue that loads with it. */
import { displayCount } from '../../amounts/display.ts';

export const activityTexts = {
  title: 'Your activity',
  pageTitle: (brand: string) => `Your activity · ${brand}`,
  text: 'All your real-money rounds, in euro at the current rate. Demo and free spins are not included.',
  failed: 'Your activity could not be loaded. Please try again.',
  period: 'Period',
  periods: { '7d': '7 days', '30d': '30 days', '365d': '1 year' },
  download: 'Download as CSV',
  result: 'Net result',
  staked: (staked: string, returned: string) => `Stakes ${staked}, payouts ${returned}`,
  deposited: 'Deposited',
  deposits: (count: number) => (count === 0 ? 'No deposits' : count === 1 ? '1 deposit' : `${count} deposits`),
  cashedOut: 'Withdrawn',
  cashOuts: (count: number) => (count === 0 ? 'No withdrawals' : count === 1 ? '1 withdrawal' : `${count} withdrawals`),
  time: 'Time played',
  sittings: (days: number, longest: string) => `${days === 1 ? '1 day' : `${days} days`}, longest session ${longest}`,
  noTime: 'No sessions',
  underAMinute: 'under 1 min',
  duration: (hours: number, minutes: number) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
  chart: {
    title: { '7d': 'Daily result', '30d': 'Daily result', '365d': 'Weekly result' },
    won: '+ won',
    lost: '− lost',
    label: (title: string, bars: number) => `${title}: ${bars === 1 ? '1 bar' : `${bars} bars`}`,
    bar: (day: string, net: string) => `${day}: ${net}`,
    empty: 'No bets in this period.',
  },
  games: {
    title: 'By game',
    all: 'All rounds',
    columns: {
      game: 'Game',
      staked: 'Staked',
      returned: 'Payouts',
      result: 'Result',
      rtp: 'Published RTP',
      own: 'Your RTP',
    },
    rounds: (count: number) => (count === 1 ? '1 round' : `${displayCount(count)} rounds`),
  },
  odds: {
    title: 'Results and odds',
    expected: 'Expected from the published odds',
    actual: 'Your result',
    spread: 'One standard deviation',
    verdict: (times: string, better: boolean) =>
      `Your result is ${times} standard deviations ${better ? 'above' : 'below'} the expected result. Two in three players end up within one, nineteen in twenty within two.`,
    onSpot: 'Your result is what the odds predict.',
    edge: (cost: string) =>
      `Over time, these bets cost about ${cost} for every €100 staked. No betting system changes that.`,
    none: 'Once you have played, you can compare your result with the odds here.',
  },
  limits: {
    title: 'Your limits',
    none: 'You have not set any limits.',
    spans: { day: 'today', week: 'this week', month: 'this month' },
    line: (kind: string, span: string) => `${kind} ${span}`,
    change: 'Change limits or take a break',
  },
} as const;
