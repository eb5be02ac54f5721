/**
 * Packages ask for React as one object, and an object holds all of it: the router looks for a hook by its name, which Preact does not
 * have, and router and store take the default export. Asked for by name, what no page uses is left out.
 */
import type { Plugin } from 'vite';

const packages = /\/node_modules\/(react-router|zustand)\//;
const byName = /React\d*\[USE_OPTIMISTIC\]/g;
const asOne = /^import (React\d*) from (["']react["'])/gm;

export const shedReact = (): Plugin => ({
  name: 'shed-react',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!packages.test(id)) return undefined;
    return { code: code.replaceAll(byName, 'undefined').replaceAll(asOne, 'import * as $1 from $2'), map: null };
  },
});
