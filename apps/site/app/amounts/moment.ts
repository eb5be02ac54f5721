/** A moment as the player's own clock shows it. */
export const displayMoment = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
