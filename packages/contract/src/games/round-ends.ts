/** Why and how the house finishes a player's open round, for whoever words it. */

export const roundEndReasons = ['expired', 'break', 'locked', 'closed', 'blocked'] as const;
export type RoundEndReason = (typeof roundEndReasons)[number];

const roundEndActions = ['take', 'void', 'fold', 'stand', 'surrender', 'hold', 'roll'] as const;
export type RoundEndAction = (typeof roundEndActions)[number];

/** Of an action as its game names it: `hold-13` is `hold`. Undefined: one that nobody words. */
export const roundEndAction = (type: string): RoundEndAction | undefined =>
  roundEndActions.find((known) => known === type.split('-')[0]);
