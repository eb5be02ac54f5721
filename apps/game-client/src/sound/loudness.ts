/** How loud the games are: the player's choice, kept in this browser. Silence until it was made. */
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
    // Not kept, but in force until the page is left.
  }
};
