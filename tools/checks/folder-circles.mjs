/**
 * Whether the folders of a module need each other in circles, by what modules.json lets each import. A pair of folders that still
 * do is listed there as `circles`, and leaves the list with its circle.
 */

/** @typedef {{ folders?: Record<string, string[]>, circles?: [string, string][] }} Module */

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
 * One line for each fault.
 *
 * @param {Record<string, Module>} modules
 * @returns {string[]}
 */
export const folderCircles = (modules) =>
  Object.entries(modules).flatMap(([module, { folders = {}, circles = [] }]) => {
    const ended = circles.filter(([one, other]) => !folders[one]?.includes(other) || !folders[other]?.includes(one));
    const without = Object.fromEntries(
      Object.entries(folders).map(([name, mayImport]) => [
        name,
        mayImport.filter((other) => !circles.some((pair) => pair.includes(name) && pair.includes(other))),
      ]),
    );
    const circle = circleIn(without);
    return [
      ...ended.map(([one, other]) => `${module}: ${one} and ${other} are no circle any more: take them off the list`),
      ...(circle === undefined ? [] : [`${module}: a circle of folders: ${circle.join(' → ')}`]),
    ];
  });
