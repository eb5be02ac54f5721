/** The page that verifies rounds without a connection: one file, script, styles and faces inside, closed by its own policy. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { preactForReact } from './preact-for-react.mjs';
import { builtLanguages, languageFolder, translateForEsbuild } from './translate.mjs';

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

/**
 * @param {{ language: string, script: string, styles: string, title: string, description: string }} page
 */
const document = ({ language, script, styles, title, description }) => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policyOf(script, styles)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <meta name="description" content="${description}" />
    <meta name="theme-color" content="#2b0a12" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>${styles}</style>
  </head>
  <body>
    <div id="root"></div>
    <script>${script}</script>
  </body>
</html>
`;

const bundle = async (/** @type {string} */ language, /** @type {import('esbuild').BuildOptions} */ options) => {
  const { outputFiles } = await build({
    ...{ bundle: true, minify: true, target: 'es2022', charset: 'utf8', legalComments: 'none', logLevel: 'silent' },
    plugins: [withoutLocales, translateForEsbuild(language)],
    ...options,
    write: false,
  });
  return (/** @type {string} */ ending) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending))?.text.trim() ?? '';
};

/** The words of the document's head, which are those of the page. */
const readTexts = async (/** @type {string} */ folder, /** @type {string} */ language) => {
  const entryPoints = [path.join(folder, 'src', 'verify', 'texts.ts')];
  const textOf = await bundle(language, { format: 'esm', outfile: 'texts.js', entryPoints });
  const { texts } = await import(`data:text/javascript,${encodeURIComponent(textOf('.js'))}`);
  return /** @type {{ title: string, lead: string }} */ (texts);
};

const buildVerifyPage = async (/** @type {string} */ folder, /** @type {string} */ language) => {
  const textOf = await bundle(language, {
    entryPoints: [path.join(folder, 'src', 'verify', 'main.tsx')],
    outdir: path.join(folder, 'dist'),
    format: 'iife',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    alias: preactForReact,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { title, lead } = await readTexts(folder, language);
  const to = languageFolder(path.join(folder, 'dist'), language);
  await mkdir(to, { recursive: true });
  await writeFile(
    path.join(to, 'verify.html'),
    document({ language, title, description: lead, script: inScript(textOf('.js')), styles: textOf('.css') }),
  );
};

/** @param {string} root */
export const buildVerifyPages = async (root) => {
  const folder = path.join(root, 'apps', 'game-client');
  if (!existsSync(path.join(folder, 'src', 'verify', 'main.tsx'))) return;
  await Promise.all(
    builtLanguages().map((language) =>
      buildVerifyPage(folder, language).catch((/** @type {Error} */ error) => {
        throw new Error(`The verify page does not build in ${language}:\n${error.message}`);
      }),
    ),
  );
};
