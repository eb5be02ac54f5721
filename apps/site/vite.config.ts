import { existsSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { preactAliases } from '../../tools/bundle/preact-for-react.mjs';
import { routerAliases } from '../../tools/bundle/router-for-production.mjs';
import { buildLanguage, pseudoLanguage, translate } from '../../tools/bundle/translate.mjs';
import { lightContract, schemaName } from './vite/light-contract.ts';
import { orderedSheets } from './vite/ordered-sheets.ts';
import { shedReact } from './vite/shed-react.ts';
import { shedRouter } from './vite/shed-router.ts';
import { splitTexts } from './vite/split-texts.ts';
import { spriteIcons } from './vite/sprite-icons.ts';

/**
 * The root, and what more than one page takes of what the lobby and a game's page begin with: too small for files, each of which costs
 * its headers. What the lobby alone needs comes with the lobby.
 */
const startModules = [
  ...['root', 'layout/gates/play-only', 'platform/page/page-meta', 'platform/kept/last-game', 'platform/kept/track'],
  ...['platform/drawing/render-queue', 'queries/use-catalogue', 'amounts/percent', 'features/jackpots/jackpot-card'],
  ...['features/tiles/game-tile', 'features/tiles/multiplier', 'features/tiles/times'],
  ...['features/game/frame/session-token', 'features/game/texts', 'features/game/queries'],
];

/** Likewise, from elsewhere. */
const startOthers = String.raw`/contract/src/promotions/competitions\.ts$|/art/hero-stage\.svg$|icon:(x|play|pause|plus|chevron-(left|right)|trophy|users|hand-heart)$`;

/** One that has moved would become a file of its own, and nothing would say so. */
const lost = startModules.filter(
  (name) => !['ts', 'tsx'].some((end) => existsSync(`${import.meta.dirname}/app/${name}.${end}`)),
);
if (lost.length > 0) throw new Error(`No module of the site: ${lost.join(', ')}`);

/**
 * What every first visit needs, in two files: what rarely changes, and ours. More and smaller files compress worse. The
 * client's entry stays apart: it hydrates as soon as it is evaluated, and the route modules must be there before.
 */
const startGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(preact|react-router|@tanstack|zustand|get-nonce)\/|rolldown\/runtime\.js$/,
    priority: 2,
  },
  {
    name: 'start',
    test: new RegExp(`/apps/site/app/(${startModules.join('|')})\\.tsx?$|${startOthers}`),
    priority: 1,
  },
];

/** The pseudo-language makes its texts as it runs: there is nothing to split. */
const splitting = buildLanguage() === pseudoLanguage ? [] : [splitTexts()];

export default defineConfig(({ command }) => ({
  plugins: [
    translate(),
    lightContract(),
    shedReact(),
    shedRouter(),
    orderedSheets(),
    spriteIcons(),
    ...splitting,
    reactRouter(),
  ],
  resolve: {
    dedupe: ['react-router'],
    alias: command === 'build' ? [...preactAliases, ...routerAliases] : preactAliases,
  },
  build: {
    target: 'es2022',
    // Masks without prefixes, since December 2023: more than `color-mix` and `@layer` already require.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { manualPureFunctions: [schemaName, 'endpoint'] } },
  },
  worker: { format: 'es' },
  environments: {
    // Whole: what stays outside would bring React with it.
    ssr: { resolve: { noExternal: true } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: startGroups } } } } },
  },
}));
