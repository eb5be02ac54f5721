/** Whether the folders of a module need each other in circles, by what modules.json lets each import. */

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
 * One line for each module that has one.
 *
 * @param {Record<string, { folders?: Record<string, string[]> }>} modules
 * @returns {string[]}
 */
export const folderCircles = (modules) =>
  Object.entries(modules).flatMap(([module, { folders = {} }]) => {
    const circle = circleIn(folders);
    return circle === undefined ? [] : [`${module}: a circle of folders: ${circle.join(' → ')}`];
  });
