/**
 * The router wraps its components in calls that no builder may leave out, for they could do anything, and gives them names for a debugger.
 * Marked as what they are, and without names, those that no page uses go: its forms, and with them how they are sent. What it asks
 * of settings that this site leaves out is answered here: it knows all routes at once (`routeDiscovery`), and nobody watches it.
 */
import type { Plugin } from 'vite';

const names = /^\w+\.displayName = "\w+";$/gm;
const wraps = /= (React\d*\.(?:forwardRef|memo)\()/g;
const settings = /(?<!function )isFogOfWarEnabled\(routeDiscovery, ssr\)|(?<=if \()init\.instrumentations(?=\))/g;

export const shedRouter = (): Plugin => ({
  name: 'shed-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return undefined;
    const shed = code.replaceAll(names, '').replaceAll(wraps, '= /* @__PURE__ */ $1').replaceAll(settings, 'false');
    return { code: shed, map: null };
  },
});
