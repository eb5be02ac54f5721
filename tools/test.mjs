/**
 * `npm test`: prepares everything that the tests need (packages, the build, a browser), runs them, names the slowest files and
 * what failed, and ends with the line `N passed, N failed`. Arguments go to the test runner: `npm test -- packages/money`;
 * `--pictures` leaves the pictures of every screen that is looked at in `screenshots/`.
 */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./testing/run-tests.mjs'));
