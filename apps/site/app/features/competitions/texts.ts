/** The texts of races and tournaments: a part of the one catalogue that loads with their pages. */
import { displayCount } from '../../amounts/display.ts';

export const competitionTexts = {
  title: 'Races and tournaments',
  pageTitle: (brand: string) => `Races and tournaments · ${brand}`,
  text: 'Played for cash prizes, by rules that everybody can read.',
  failed: 'The races could not be loaded. Please try again.',
  missing: 'This race or tournament does not exist.',
  none: 'There is no race or tournament at the moment.',
  kinds: { race: 'Race', tournament: 'Tournament' },
  states: {
    scheduled: 'Upcoming',
    running: 'Running',
    settling: 'Results are being checked',
    finished: 'Finished',
    cancelled: 'Cancelled',
  },
  from: (from: string, to: string) => `${from} to ${to}`,
  prizes: (sum: string, places: number) => `${sum} for ${places === 1 ? '1 place' : `${displayCount(places)} places`}`,
  endsIn: 'Ends in',
  startsIn: 'Starts in',
  units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 's' },
  open: (title: string) => `Open the table: ${title}`,
  players: (count: number) => (count === 1 ? '1 player' : `${displayCount(count)} players`),
  you: (name: string) => `${name}, you`,
  columns: { place: 'Place', player: 'Player', prize: 'Prize' },
  scores: {
    best_multiple: 'Best win',
    sum_of_best_multiples: 'Sum of the best wins',
    total_staked: 'Staked',
  },
  empty: 'Nobody has scored yet. The first win from the least stake on leads the table.',
  cancelledText: 'Too few players took part. Every entry was refunded.',
  settlingText: 'The time is over. The places are final once the rounds have been checked, usually within an hour.',
  own: {
    title: 'Your place',
    of: (players: number) => `of ${displayCount(players)} players`,
    none: 'You have no place yet.',
    prize: 'Prize as it stands',
    prizeFinal: 'Your prize',
    signIn: 'Sign in to see your own place.',
  },
  prizeList: 'Prizes, paid in cash',
  place: (from: number, to: number) => (from === to ? `Place ${from}` : `Places ${from} to ${to}`),
  rules: {
    title: 'Rules',
    scores: {
      best_multiple: () => 'Your best single win counts, as a multiple of its stake.',
      sum_of_best_multiples: (bestOf: number) =>
        `Your ${displayCount(bestOf)} best wins count: their multiples of the stake are added up.`,
      total_staked: () => 'All your stakes are added up in euro.',
    },
    least: (stake: string) => `Only real-money rounds of at least ${stake} count: no bonus money, no free spins.`,
    whole: 'A round counts if it starts and ends within the time. Jackpots are not included.',
    ties: {
      earlier: 'Of equal scores, the one reached earlier is ahead.',
      shared: 'Players with equal scores divide the prizes of their places.',
    },
    free: 'Entry is free.',
    paid: (entry: string, house: number, added: string) =>
      `Entry costs ${entry} from your cash balance and counts as a stake and a loss towards your limits. The house keeps ${house}% of the entries and adds ${added}; the rest is paid out.`,
    players: (from: number) =>
      `With fewer than ${displayCount(from)} players the tournament is cancelled and every entry refunded.`,
    shares: 'The prizes are shares of the pool, divided among the places that are taken.',
    household:
      'One place per household: the same verified address, payment instrument or document. The better place counts, in a tournament the first entry.',
    voided: 'A round that is voided or reversed is taken out, and your next best counts.',
    excluded:
      'Players who are excluded, on a break or closed when the places are decided receive no prize; those behind move up. An entry that was paid stays in the pool.',
    disqualified:
      'Playing with several accounts, playing together with others, using a fault or automated play leads to disqualification. Two of our staff decide, and support tells you why.',
  },
  enter: {
    free: 'Enter free of charge',
    paid: (entry: string) => `Enter for ${entry}`,
    entered: 'You have entered.',
    title: (name: string) => `Enter: ${name}`,
    costs: (entry: string) => `${entry} is taken from your cash balance.`,
    counts: 'It counts as a stake and a loss towards your limits. It is refunded if the tournament is cancelled.',
    nothing: 'It costs nothing. Only rounds that you start after entering count.',
    confirm: 'Enter now',
    cancel: 'Back',
    failed: 'You could not be entered. Please try again.',
  },
} as const;
