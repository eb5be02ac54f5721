/**
 * `npm test`: prepares everything that the tests need (packages, the build, a browser), runs them, lists the slowest files and
 * the failures, and ends with the line `N passed, N failed`. Arguments are passed to the test runner: `npm test -- packages/money`;
 * `--long` runs what takes long too (`testing/long-tests.ts`); `--pictures` saves a screenshot of every screen that the tests look at in
 * `screenshots/`.
 */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./testing/run-tests.mjs'));
