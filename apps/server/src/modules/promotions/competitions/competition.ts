/** A race or tournament as it is stored. */
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import type { CompetitionId } from './deps.ts';
import type { CompetitionRules } from './definitions.ts';

type CompetitionState = 'scheduled' | 'running' | 'settling' | 'finished' | 'cancelled';

export interface Competition {
  readonly id: CompetitionId;
  readonly kind: 'race' | 'tournament';
  readonly definition: string;
  readonly rules: PromotionRules;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: CompetitionState;
  readonly rankedAt: Date | null;
}

export const rewardOf = ({ rules: { reward } }: Pick<Competition, 'rules'>): CompetitionRules => {
  if (reward.kind !== 'race' && reward.kind !== 'tournament') throw new Error(`${reward.kind} is not a competition`);
  return reward;
};

/** A paid tournament is decided on before anybody plays for it; a free one stays open until its end. */
export const entryOf = (competition: Pick<Competition, 'rules'>) => {
  const reward = rewardOf(competition);
  return reward.kind === 'tournament' ? reward.entryEur : null;
};

export const isOpenForEntry = (competition: Competition, now: Date): boolean => {
  const { state, rules, kind, startsAt, endsAt } = competition;
  if (kind !== 'tournament') return false;
  return (
    (state === 'scheduled' && now < startsAt) || (state === 'running' && entryOf({ rules }) === null && now < endsAt)
  );
};
