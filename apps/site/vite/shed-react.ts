/**
 * Packages ask for React as one object, by its default export or by a hook's name that they make when they run, and an object holds all
 * of it. Asked for by name, what no page uses is left out. The router's `useOptimistic` is a hook that Preact does not have.
 */
import type { Plugin } from 'vite';

const asOne = /^import (\w+) ?from ?(["']react["'])/gm;
const asOneAndByName = /^import (\w+), ?(\{[^}]*\}) ?from ?(["']react["'])/gm;
const madeName = /\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g;
const missing = /\bReact\d*\[USE_OPTIMISTIC\]/g;

export const shedReact = (): Plugin => ({
  name: 'shed-react',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!id.includes('/node_modules/') || !/["']react["']/.test(code)) return undefined;
    const named = code
      .replaceAll(asOne, 'import * as $1 from $2')
      .replaceAll(asOneAndByName, 'import * as $1 from $3;import $2 from $3')
      .replaceAll(madeName, '$1.$2')
      .replaceAll(missing, 'undefined');
    return { code: named, map: null };
  },
});
