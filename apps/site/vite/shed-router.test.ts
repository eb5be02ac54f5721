/**
 * The plug-in reads the router's text. A router that is written otherwise would build and run as well, only heavier: this says so.
 */
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { routerAliases } from '../../../tools/bundle/router-for-production.mjs';
import { shedRouter } from './shed-router.ts';

const entry = '\0entry';

/** What a page of ours takes of the router, built as the site is. */
const source = `
  export { Link, NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router';
  export { HydratedRouter } from 'react-router/dom';
`;

const built = async (shed: boolean): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: routerAliases },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
      ...(shed ? [shedRouter()] : []),
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'entry',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('');
};

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
