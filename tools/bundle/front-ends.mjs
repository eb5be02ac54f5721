/** The front ends, each by its own build program in a process of its own, the players' once per language. */
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runProgram } from '../start/run-program.mjs';
import { builtLanguages, defaultLanguage, languageFolder, languageVariable } from './translate.mjs';

const require = createRequire(import.meta.url);

/** The file behind a package's command. */
const commandOf = (/** @type {string} */ name, /** @type {string} */ from, /** @type {string} */ command) => {
  const manifest = createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = require(manifest);
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

const runBuild = async (
  /** @type {string} */ name,
  /** @type {string} */ folder,
  /** @type {string[]} */ args,
  language = defaultLanguage,
) => {
  const env = { ...process.env, [languageVariable]: language };
  const { code, output } = await runProgram(process.execPath, args, { cwd: folder, env });
  if (code !== 0) throw new Error(`${name} does not build in ${language}:\n${output.trim()}`);
};

/**
 * One build after the other: the default language's clears the folder that the others' are in. Their assets join the default's,
 * because names carry a hash of their content: what no language changes is served, and cached by browsers, once.
 */
const inEveryLanguage = async (
  /** @type {string} */ output,
  /** @type {string} */ assets,
  /** @type {(language: string) => Promise<void>} */ build,
) => {
  for (const language of builtLanguages()) {
    await build(language);
    const own = path.join(languageFolder(output, language), assets);
    const shared = path.join(output, assets);
    if (own !== shared && existsSync(own)) await cp(own, shared, { recursive: true });
  }
};

const viteArgs = (/** @type {string} */ root) => [commandOf('vite', root, 'vite'), 'build', '--logLevel', 'warn'];

/** @param {string} root */
export const buildBackOffice = async (root) => {
  const folder = path.join(root, 'apps', 'back-office');
  if (!existsSync(path.join(folder, 'vite.config.ts'))) return;
  await runBuild('back-office', folder, viteArgs(root));
};

/** @param {string} root */
export const buildGameClient = async (root) => {
  const folder = path.join(root, 'apps', 'game-client');
  if (!existsSync(path.join(folder, 'vite.config.ts'))) return;
  await inEveryLanguage(path.join(folder, 'dist'), 'assets', (language) =>
    runBuild('game-client', folder, viteArgs(root), language),
  );
};

/** @param {string} root @param {string} language */
export const buildSiteIn = (root, language) => {
  const folder = path.join(root, 'apps', 'site');
  const args = [commandOf('@react-router/dev', folder, 'react-router'), 'build', '--logLevel', 'warn'];
  return runBuild('site', folder, args, language);
};

/** @param {string} root */
export const buildSite = async (root) => {
  const folder = path.join(root, 'apps', 'site');
  if (!existsSync(path.join(folder, 'vite.config.ts'))) return;
  await inEveryLanguage(path.join(folder, 'build'), path.join('client', 'assets'), (language) =>
    buildSiteIn(root, language),
  );
};
