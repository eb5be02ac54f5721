/**
 * The plug-in reads the router's text. A router that is written otherwise would build and run as well, only heavier: this says so.
 */
import { expect, test } from 'vitest';
import { routerAliases } from '../../../tools/bundle/router-for-production.mjs';
import { shedRouter } from './shed-router.ts';
import { buildSource } from './testing/build-source.ts';

/** What a page of ours takes of the router, built as the site is. */
const source = `
  export { Link, NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router';
  export { HydratedRouter } from 'react-router/dom';
`;

const built = (shed: boolean) =>
  buildSource(source, {
    ...{ alias: routerAliases, plugins: shed ? [shedRouter()] : [] },
    options: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
  });

test('of the router stays what pages use: its forms, names for a debugger, the search for routes and its watchers go', async () => {
  const [whole, shed] = await Promise.all([built(false), built(true)]);
  expect(whole).toMatch(/"?displayName"?\s*=/);
  expect(shed).not.toMatch(/displayName\s*=\s*["'`](Form|Link|NavLink|DataRouter)["'`]/);
  // The form, and nothing else, hears a submit.
  expect(whole).toContain('onSubmit');
  expect(shed).not.toContain('onSubmit');
  // Who looks for routes reads the page's links, and asks the server for those it does not know; who is watched tells of each step.
  for (const sign of ['data-discover], form', 'react-router-manifest-version', 'instrument(']) {
    expect(whole).toContain(sign);
    expect(shed).not.toContain(sign);
  }
  expect(whole.length - shed.length).toBeGreaterThan(1_000);
});
