/** Terms of a race or tournament, generated from its rules: one for each rule that the server enforces. */
import type { Term } from '@carmine/contract/promotions/terms';
import { rewardOf, type Competition } from './competition.ts';

const euro = (eur: string): string => `${eur.includes('.') ? eur : `${eur}.00`} EUR`;

const entryTerm = (competition: Competition): Term[] => {
  const reward = rewardOf(competition);
  if (reward.kind !== 'tournament') return [];
  const { entryEur, addedEur, housePercent, places } = reward;
  const params = {
    entry: euro(entryEur ?? '0'),
    added: euro(addedEur),
    housePercent,
    from: places.from,
    to: places.to,
  };
  return [{ code: 'competition_entry', params }];
};

export const termsOf = (competition: Competition): Term[] => {
  const { games, score, bestOf, leastStakeEur, prizes, kind } = rewardOf(competition);
  return [
    { code: 'starts_at', params: { at: competition.startsAt.toISOString() } },
    { code: 'ends_at', params: { at: competition.endsAt.toISOString() } },
    { code: 'competition_games', params: { games: games === 'all_slots' ? games : games.join(', ') } },
    { code: 'competition_score', params: { score, bestOf: bestOf ?? 1 } },
    { code: 'competition_least_stake', params: { stake: euro(leastStakeEur) } },
    { code: 'competition_ties', params: { rule: kind === 'race' ? 'earlier' : 'shared' } },
    { code: 'competition_prizes', params: { places: prizes.length } },
    ...entryTerm(competition),
    { code: 'one_per_household', params: {} },
    { code: 'excluded_players', params: {} },
  ];
};
