import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preactAliases } from '../../tools/bundle/preact-for-react.mjs';
import { buildLanguage, languageFolder, translate } from '../../tools/bundle/translate.mjs';
import { fakePlay } from './dev/fake-play-plugin.ts';
import { facesOfSite } from './faces-of-site.ts';
import { gameDocuments } from './game-documents.ts';
import { leanPixi } from './lean-pixi-plugin.ts';

/** Modules of the frame and every view in one file: several small ones are larger, and each needs a request. */
const everybodys =
  /node_modules\/preact|packages\/money\/|packages\/games\/src\/(multiplier-text|payout|rational|stake-limits)\.ts$|packages\/games\/src\/stage\/(?!index|use-flights)[\w-]+\.tsx?$/;

/** What the games of a family draw with: as many small files would wait for each other on a slow network. */
const families = [
  { name: 'tables', test: /packages\/games\/src\/tables\/stage\// },
  { name: 'picks', test: /packages\/games\/src\/picks\/stage\// },
  // What shows cards anywhere; the rest of that stage is the table of Blackjack.
  { name: 'cards', test: /packages\/games\/src\/cards\/stage\/(card|card-art|court-\w+|dock|hint|icon|pips)\.tsx?$/ },
  { name: 'ante', test: /packages\/games\/src\/cards\/ante\/(ante-texts|stage\/(?!rules-to-read)[\w-]+)\.tsx?$/ },
];

/** What the document says of its language. */
const withLanguage = {
  name: 'document-language',
  transformIndexHtml: (html: string) => html.replace('<html lang="en">', `<html lang="${buildLanguage()}">`),
};

const base = '/play/';

/** Loaded under /play/. `vite` alone serves it against a play-money server of its own, for work on the picture. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [translate(), withLanguage, react(), leanPixi(), fakePlay(), gameDocuments(base)],
  resolve: { alias: preactAliases },
  experimental: { renderBuiltUrl: facesOfSite },
  build: {
    outDir: languageFolder('dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The page's policy loads fonts from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'frame', test: everybodys }, ...families] } },
    },
  },
});
