/** The plug-in reads the text of packages. If they are written otherwise, all of React is loaded again: this says so. */
import { expect, test } from 'vitest';
import { preactAliases } from '../../../tools/bundle/preact-for-react.mjs';
import { routerAliases } from '../../../tools/bundle/router-for-production.mjs';
import { shedReact } from './shed-react.ts';
import { buildSource } from './testing/build-source.ts';

const source = `
  export { Link, Outlet } from 'react-router';
  export { HydratedRouter } from 'react-router/dom';
  export { create } from 'zustand';
  export { Root } from '@radix-ui/react-dialog';
  export { useForm } from 'react-hook-form';
  export { toast } from 'react-toastify';
`;

const alias = [...preactAliases, ...routerAliases];
const built = (shed: boolean) => buildSource(source, { alias, plugins: shed ? [shedReact()] : [] });

test('of React stays what pages use', async () => {
  const [whole, shed] = await Promise.all([built(false), built(true)]);
  // Functions that no page calls, by the name that only an object of all has.
  for (const name of ['unstable_batchedUpdates', 'createFactory']) {
    expect([name, whole.includes(name), shed.includes(name)]).toEqual([name, true, false]);
  }
  expect(whole.length - shed.length).toBeGreaterThan(1_000);
});
