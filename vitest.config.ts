import { defineConfig } from 'vitest/config';
import { preactAliases, testingAlias } from './tools/bundle/preact-for-react.mjs';

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What needs nothing; the server with a real database; screens without a browser; the whole product in a browser. */
export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: tests('packages/{money,games,contract}', 'apps/{sandbox,signer}', 'tools'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: tests('apps/server'),
          globalSetup: ['apps/server/src/testing/database-setup.ts'],
          setupFiles: ['apps/server/src/testing/close-databases.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'happy-dom',
          include: tests('apps/{site,game-client}', 'packages/design'),
          server: { deps: { inline: true } },
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
        test: { name: 'office', environment: 'happy-dom', include: tests('apps/back-office') },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: tests('tests/journeys'),
          globalSetup: ['tools/testing/product-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'node',
          include: tests('tests/screens'),
          globalSetup: ['tools/testing/product-setup.ts'],
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          environment: 'node',
          include: tests('tests/faults'),
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
