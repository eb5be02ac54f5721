/** One file per server process: our own packages inside, everybody else's outside. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Packages of other people stay imports; ours have their TypeScript sources as their entry and go in, as do the texts of languages. */
const ours = /^(@carmine|#english|#languages)\//;
/** @type {import('esbuild').Plugin} */
export const othersOutside = {
  name: 'others-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: wanted, kind }) =>
      kind === 'entry-point' || ours.test(wanted) ? undefined : { path: wanted, external: true },
    );
  },
};

/**
 * @param {string} root
 * @param {string[]} names folders of apps/
 */
export const buildServers = async (root, names) => {
  const present = names.filter((name) => existsSync(path.join(root, 'apps', name, 'src', 'main.ts')));
  for (const name of present) rmSync(path.join(root, 'apps', name, 'dist'), { recursive: true, force: true });
  await Promise.all(
    present.map((name) =>
      build({
        entryPoints: [path.join(root, 'apps', name, 'src', 'main.ts')],
        outfile: path.join(root, 'apps', name, 'dist', 'main.js'),
        ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', sourcemap: true, logLevel: 'silent' },
        plugins: [othersOutside],
      }).catch((/** @type {Error} */ error) => {
        throw new Error(`${name} does not build:\n${error.message}`);
      }),
    ),
  );
};
