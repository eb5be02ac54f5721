/**
 * `npm test`: prepares everything that the tests need (packages, the build, a browser), runs them, and ends with the line
 * `N passed, N failed`. Arguments go to the test runner: `npm test -- packages/money`.
 */
import { onSupportedNode } from './start/node-version.mjs';

onSupportedNode(() => import('./testing/run-tests.mjs'));
