/** The page that verifies rounds without a connection: one file, script, styles and faces inside, closed by its own policy. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { preactForReact } from './preact-for-react.mjs';

/** Drops the validator's messages in fifty languages, which are never shown. */
/** @type {import('esbuild').Plugin} */
const withoutLocales = {
  name: 'without-locales',
  setup: ({ onLoad }) => {
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: 'export {};' }));
  },
};

const hashOf = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Escapes what would end a script element. */
const inScript = (/** @type {string} */ text) => text.replaceAll('</script', String.raw`<\/script`).trim();

const policyOf = (/** @type {string} */ script, /** @type {string} */ styles) =>
  [
    `default-src 'none'`,
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    'font-src data:',
    'img-src data:',
    `connect-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join('; ');

const document = (/** @type {string} */ script, /** @type {string} */ styles) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyOf(script, styles)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="description" content="Works out any round from its seeds, without a connection." />
    <meta name="theme-color" content="#2b0a12" />
    <title>Verify rounds</title>
    <link rel="icon" href="data:," />
    <style>${styles}</style>
  </head>
  <body>
    <div id="root"></div>
    <script>${script}</script>
  </body>
</html>
`;

/** @param {string} root */
export const buildVerifyPage = async (root) => {
  const folder = path.join(root, 'apps', 'game-client');
  const entry = path.join(folder, 'src', 'verify', 'main.tsx');
  if (!existsSync(entry)) return;
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: path.join(folder, 'dist'),
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2022', jsx: 'automatic' },
    ...{ charset: 'utf8', legalComments: 'none', logLevel: 'silent' },
    loader: { '.woff2': 'dataurl' },
    alias: preactForReact,
    plugins: [withoutLocales],
    define: { 'process.env.NODE_ENV': '"production"' },
  }).catch((/** @type {Error} */ error) => {
    throw new Error(`The verify page does not build:\n${error.message}`);
  });
  const textOf = (/** @type {string} */ ending) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending))?.text.trim() ?? '';
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  await writeFile(path.join(folder, 'dist', 'verify.html'), document(inScript(textOf('.js')), textOf('.css')));
};
