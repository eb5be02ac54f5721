/** How often play is paused to look up. Minutes; 0: never. */

/** The law's pauses can be made shorter by the player, never longer; where it asks for none, the player's own hold. */
export const realityCheckMinutes = (law: number, own: number | null): number => {
  if (own === null) return law;
  return law === 0 ? own : Math.min(own, law);
};
