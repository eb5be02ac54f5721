/** What a build found in the games' folders, by game. */
export const byFolder = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(found).map(([file, value]) => [file.split('/').at(-3) ?? file, value]));
