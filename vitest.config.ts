import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { preactAliases, testingAlias } from './tools/bundle/preact-for-react.mjs';
import { hasLongTests, namesTests } from './tools/testing/long-tests.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { ProductEnd } from './tools/testing/product-end.ts';
import { ReportWriter } from './tools/testing/report.mjs';

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** A file of a browser or of the server keeps half a core busy, as it waits for the product and the database. */
const filesPerCore = 2;
/** With its share of a product, a database and a browser. */
const bytesPerWorker = 1.5 * 1024 ** 3;
const workers = Math.max(
  availableParallelism() + 1,
  Math.min(filesPerCore * availableParallelism(), Math.floor(totalmem() / bytesPerWorker)),
);
/** A machine that does ten things at once is no fault of what is tested: no wait is shorter, no test has less, but where time is the point. */
const patience = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 300_000 };
const inBrowser = {
  // For what a browser does on a busy machine; what needed it is named at the end of the run (docs/decisions/098).
  retry: 1,
  // Each look asks the whole page for roles and names: twenty in a second keep a fifth of a core busy with waiting.
  expect: { poll: { ...patience.expect.poll, interval: 200 } },
  // To launch a browser and to read its library anew for each file would cost as much as two tests.
  ...{ environment: './tools/testing/browser-environment.ts', isolate: false },
  setupFiles: ['tools/testing/own-files-anew.ts'],
};
if (namesTests(process.argv.slice(process.argv.indexOf('run') + 1))) process.env['TESTS'] = 'long';
const isShuffled = process.argv.some((arg) => arg.startsWith('--sequence.shuffle'));
const report = process.env['TEST_REPORT'];

/** A screen without a browser loads no file, and that is no failure that somebody has to read of. */
const noFiles = { handleDisabledFileLoadingAsSuccess: true };

/** What needs nothing; the server with a real database; screens without a browser; the whole product in a browser. */
export default defineConfig({
  test: {
    maxWorkers: workers,
    ...patience,
    // A run that is killed leaves no worker behind, and nothing that one has started.
    execArgv: ['--import', new URL('tools/testing/end-with-parent.mjs', import.meta.url).href],
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    reporters: ['default', new ProductEnd(), ...(report === undefined ? [] : [new ReportWriter({ file: report })])],
    exclude: [
      ...['**/node_modules/**', '**/dist/**', '**/build/**'],
      ...(hasLongTests() ? [] : ['**/*.long.test.{ts,tsx}']),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: tests('packages/{money,games,contract}', 'apps/{sandbox,signer}', 'apps/site/vite', 'tools'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Reading the server's modules anew for each of its many files would take longer than a third of their tests.
          isolate: false,
          include: tests('apps/server'),
          globalSetup: ['apps/server/src/testing/database-setup.ts'],
          setupFiles: ['apps/server/src/testing/close-databases.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: noFiles } },
          include: tests('apps/site/app', 'apps/game-client', 'packages/design'),
          // Reading the libraries anew for each file would take longer than its tests.
          isolate: false,
          server: { deps: { inline: true } },
          setupFiles: ['tools/testing/own-modules-anew.ts', 'tools/testing/patience.ts'],
        },
        // Modules everywhere: what is read as CommonJS would ask for React itself.
        resolve: {
          alias: [...preactAliases, testingAlias],
          conditions: ['module', 'browser', 'development|production'],
          mainFields: ['module', 'main'],
        },
      },
      {
        extends: true,
        test: {
          name: 'office',
          environment: 'happy-dom',
          isolate: false,
          include: tests('apps/back-office'),
          setupFiles: ['tools/testing/own-modules-anew.ts', 'tools/testing/patience.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          ...inBrowser,
          include: tests('tests/journeys'),
          globalSetup: ['tools/testing/product-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Journeys in a house with a gateway of each kind, which no product has.
          name: 'gateways',
          ...inBrowser,
          include: tests('tests/gateways'),
          globalSetup: ['tools/testing/gateways-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // A lobby of two thousand games, which no other journey visits.
          name: 'large-house',
          ...inBrowser,
          include: tests('tests/large-house'),
          globalSetup: ['tools/testing/large-house-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          ...inBrowser,
          include: tests('tests/screens'),
          globalSetup: ['tools/testing/product-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          // After all others, and two at a time: what kills databases under load would leave no processor to a browser that waits.
          ...{ sequence: { groupOrder: 1 }, maxWorkers: availableParallelism() },
          environment: 'node',
          include: tests('tests/faults'),
        },
      },
    ],
  },
});
