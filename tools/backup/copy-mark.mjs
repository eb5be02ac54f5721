/** A database that was restored for a drill says so, because it has the number and the history of the one that it was taken from. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const markIn = (/** @type {string} */ home) => path.join(home, 'copy');

export const isCopy = (/** @type {string} */ home) => existsSync(markIn(home));

/**
 * @param {string} home
 * @param {boolean} copy
 */
export const markCopy = (home, copy) => {
  if (copy) writeFileSync(markIn(home), '');
  else rmSync(markIn(home), { force: true });
};
