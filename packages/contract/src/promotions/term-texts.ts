/** Every term as a sentence, by its code: the server has the rule behind each, and no rule is without its sentence. */
import type { TermCode } from './terms.ts';

/** A term's parameters, written as the page's language writes them. */
export interface TermParams {
  has(name: string): boolean;
  text(name: string): string;
  count(name: string): number;
  /** `12.50 EUR` as `€12.50`. */
  amount(name: string): string;
  percent(name: string): string;
  time(name: string): string;
  /** Codes of currencies in it are written as people read them, amounts with their sign. */
  list(name: string): string;
  /** Ids of games as their names, where they are known. */
  games(name: string): string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const spins = (count: number): string => (count === 1 ? '1 free spin' : `${count} free spins`);
const exactDeposits = (count: number): string =>
  count === 0
    ? 'For players who have not deposited yet.'
    : `For players with exactly ${count} past ${count === 1 ? 'deposit' : 'deposits'}.`;
const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;

export const termTexts: Record<TermCode, (p: TermParams) => string> = {
  audience_deposits: (p) =>
    p.has('to')
      ? p.count('from') === p.count('to')
        ? exactDeposits(p.count('from'))
        : `For players with ${p.count('from')} to ${p.count('to')} past deposits.`
      : `For players with ${p.count('from')} past deposits or more.`,
  audience_countries: (p) => `For players in these countries: ${p.list('countries')}.`,
  audience_except_countries: (p) => `Not for players in these countries: ${p.list('countries')}.`,
  audience_currencies: (p) => `For deposits in these currencies: ${p.list('currencies')}.`,
  audience_level: (p) => `For players from loyalty level ${p.text('level')} on.`,
  starts_at: (p) => `Offered from ${p.time('at')}.`,
  ends_at: (p) => `Offered until ${p.time('at')}.`,
  weekly: (p) =>
    `Offered every ${weekdays[p.count('weekday') - 1] ?? 'week'} from ${hour(p.count('fromHour'))} UTC, for ${p.count('hours')} hours.`,
  per_player: (p) =>
    p.count('most') === 1
      ? `Once per player${p.text('each') === 'window' ? ' in each of these weeks' : ''}.`
      : `At most ${p.count('most')} times per player${p.text('each') === 'window' ? ' in each of these weeks' : ''}.`,
  budget: (p) => `It ends when ${p.amount('amount')} have been granted to all players together.`,
  coupon_only: () => 'Only with its bonus code.',
  tier: (p) =>
    `${p.has('to') ? `A deposit of ${p.amount('from')} to below ${p.amount('to')}` : `A deposit of ${p.amount('from')} or more`} gets ${[
      p.count('percent') > 0 ? `a bonus of ${p.percent('percent')}` : '',
      p.count('spins') > 0 ? spins(p.count('spins')) : '',
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  match_cap: (p) => `The bonus of one deposit is at most ${p.amount('amount')}.`,
  welcome_cap: (p) => `All welcome bonuses of a player together are at most ${p.amount('amount')}.`,
  armed_by_player: () =>
    'Nothing starts by itself: you accept the offer, and your next deposit that qualifies brings it. You can reject it at any time before.',
  granted_when_settled: () =>
    'It is granted once, when the deposit is credited, by the amount that arrives and the exchange rate of that moment.',
  one_active: () => 'One bonus is active at a time. Later ones wait, and their own time starts when they do.',
  wagering: (p) => `The bonus becomes cash once you have wagered it ${p.count('times')} times.`,
  wagering_weights: () =>
    'Stakes count for wagering with the share that each game’s page shows. A bet with a chance above 70 % to return its stake or more does not count.',
  max_stake: (p) =>
    `While the bonus is active, what you choose to stake on one round can be at most ${p.amount('amount')}. A higher stake is refused before the round.`,
  valid_days: (p) => `You have ${days(p.count('days'))} to wager it. What is left of the bonus then ends.`,
  conversion_cap: (p) =>
    `At most ${p.count('times') === 1 ? 'the amount of the bonus' : `${p.count('times')} times the bonus`} becomes cash when you complete it. What is left of the bonus above that ends.`,
  no_conversion_cap: () => 'Everything that is left of the bonus becomes cash. There is no limit.',
  except_games: (p) =>
    `This bonus cannot be staked in: ${p.games('games')}. You can play there with cash, which does not count for wagering.`,
  game_weight: (p) =>
    p.count('percent') === 0
      ? `Stakes in ${p.games('game')} do not count for wagering this bonus.`
      : `Stakes in ${p.games('game')} count for wagering this bonus with ${p.percent('percent')}, whatever the game’s page says.`,
  closed_games: () =>
    'Bonus money cannot be staked in games whose page says so. You can play them with cash at any time.',
  cash_first: () =>
    'Your cash is staked first, then the bonus. Wins return in the same proportion as the stake came from them.',
  cash_out_removes: () =>
    'A withdrawal removes the bonus, and waiting bonuses, of that currency. It never touches your cash, and you are told the amount before.',
  reversal_removes: () =>
    'If the deposit is refunded or charged back, what is left of its bonus and its unplayed free spins end.',
  spins_value: (p) => `A free spin is played with a stake of ${p.amount('amount')}.`,
  spins_games: (p) => `The free spins are for: ${p.games('games')}.`,
  spins_days: (p) => `You have ${days(p.count('days'))} to play the free spins.`,
  spins_unlock: (p) =>
    `What the free spins win is kept apart. A later deposit of ${p.amount('deposit')} or more moves it to your bonus money${
      p.count('percent') > 0 ? `, with ${p.percent('percent')} on top` : ''
    }. It is then wagered ${p.count('times')} times.`,
  spins_unlock_days: (p) => `You have ${days(p.count('days'))} to make that deposit.`,
  gift: (p) =>
    `You receive ${[
      p.has('bonus') ? `a bonus of ${p.amount('bonus')}` : '',
      p.has('spins') ? spins(p.count('spins')) : '',
    ]
      .filter(Boolean)
      .join(' and ')} without a deposit.`,
  cashback: (p) =>
    `If your net cash loss of a week, Monday 00:00 UTC to Monday and in all currencies together, is above ${p.amount('above')}, you get ${p.percent('percent')} of the whole loss as a bonus, at most ${p.amount('most')}.`,
  competition_games: (p) =>
    p.text('games') === 'all_slots' ? 'All slots take part.' : `These games take part: ${p.games('games')}.`,
  competition_score: (p) =>
    p.text('score') === 'total_staked'
      ? 'Ranked by the sum of cash stakes.'
      : p.text('score') === 'sum_of_best_multiples'
        ? `Ranked by the sum of your best ${p.count('bestOf')} wins, each as a multiple of its stake.`
        : 'Ranked by your best win as a multiple of its stake.',
  competition_least_stake: (p) => `Rounds with a cash stake of ${p.amount('amount')} or more count.`,
  competition_ties: () => 'With equal scores, the one who reached it first is ahead.',
  competition_prizes: (p) => `Prizes in cash, by rank: ${p.list('prizes')}.`,
  competition_entry: (p) =>
    `${p.has('entry') ? `Entry costs ${p.amount('entry')} of cash; ${p.percent('house')} of the entries stay with us.` : 'Entry is free.'} We add ${p.amount('added')} to the prizes. It takes place with ${p.count('from')} to ${p.count('to')} players; with fewer, every entry is refunded.`,
  one_per_household: () => 'Once per player and household: the same verified address, payment instrument or document.',
  excluded_players: () => 'Not for players on a break or excluded from play.',
};
