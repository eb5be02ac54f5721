/** Sound volume: chosen by the player, stored in this browser. Off by default. */
export const loudnesses = ['off', 'quiet', 'full'] as const;
export type Loudness = (typeof loudnesses)[number];

const key = 'carmine.sound';

export const nextLoudness = (now: Loudness): Loudness =>
  loudnesses[(loudnesses.indexOf(now) + 1) % loudnesses.length] ?? 'off';

export const readLoudness = (): Loudness => {
  try {
    return loudnesses.find((known) => known === localStorage.getItem(key)) ?? 'off';
  } catch {
    return 'off';
  }
};

export const writeLoudness = (chosen: Loudness): void => {
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Not stored, but applied until the page is left.
  }
};
