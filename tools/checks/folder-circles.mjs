/** Finds circular dependencies between folders, according to modules.json. */

/**
 * The names along a way that comes back to where it began; nothing where there is none.
 *
 * @param {Record<string, string[]>} folders
 */
const circleIn = (folders) => {
  /** @type {Set<string>} */
  const cleared = new Set();
  /** @type {(name: string, way: string[]) => string[] | undefined} */
  const follow = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (cleared.has(name)) return undefined;
    for (const next of folders[name] ?? []) {
      const found = follow(next, [...way, name]);
      if (found !== undefined) return found;
    }
    cleared.add(name);
    return undefined;
  };
  for (const name of Object.keys(folders)) {
    const found = follow(name, []);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * One line for each module, and for each other divided place, that has one.
 *
 * @param {{ modules: Record<string, { folders?: Record<string, string[]> }>, folders: Record<string, Record<string, string[]>> }} table
 * @returns {string[]}
 */
export const folderCircles = ({ modules, folders: others }) =>
  [
    ...Object.entries(modules).map(([name, { folders = {} }]) => ({ name, folders })),
    ...Object.entries(others).map(([name, folders]) => ({ name, folders })),
  ].flatMap(({ name, folders }) => {
    const circle = circleIn(folders);
    return circle === undefined ? [] : [`${name}: a circle of folders: ${circle.join(' → ')}`];
  });
