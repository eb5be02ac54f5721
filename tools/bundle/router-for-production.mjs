/**
 * The router names its development build to every builder: what only warns a programmer would weigh on every first visit. Its
 * production build is the same program without that.
 */
const builds = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

export const routerAliases = Object.entries(builds).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url).pathname,
}));
