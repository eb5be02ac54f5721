/** Interval of the reality check in minutes; 0: never. */

/** Players can shorten the jurisdiction's interval, but not lengthen it; without one, the player's setting applies. */
export const realityCheckMinutes = (law: number, own: number | null): number => {
  if (own === null) return law;
  return law === 0 ? own : Math.min(own, law);
};
