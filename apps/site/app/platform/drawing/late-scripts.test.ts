import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const entry = `<script nonce="n" type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/lobby-1.js";
  
window.__reactRouterRouteModules = {"root":route0,"routes/lobby":route1};

import("/assets/entry.client-1.js");</script>`;

test('module preloads leave the document', () => {
  expect(withLateScripts('<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b"/></head>')).toBe(
    '<head><link rel="icon" href="/b"/></head>',
  );
});

test('the entry’s imports start after the first frame, in their order, with the nonce', () => {
  const script = withLateScripts(entry);
  expect(script).toContain('<script nonce="n" type="module" async="">');
  expect(script).not.toMatch(/^\s*import [*"]/m);
  expect(script).toContain('await Promise.all([import("/assets/manifest-1.js")])');
  expect(script).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root-1.js"),import("/assets/lobby-1.js")]);',
  );
  expect(script.indexOf('__reactRouterRouteModules')).toBeLessThan(script.indexOf('entry.client-1.js'));
  expect(script).toContain('requestAnimationFrame');
});

test('other people’s code is evaluated before ours, beside the manifest', () => {
  const preloads =
    '<link rel="modulepreload" href="/assets/start-1.js"/><link rel="modulepreload" href="/assets/vendor-1.js"/>';
  const script = withLateScripts(`${preloads}${entry}`);
  expect(script).toContain(
    'await Promise.all([import("/assets/vendor-1.js"),import("/assets/manifest-1.js")]);const [route0',
  );
});

test('a script that is not recognised stays as it is', () => {
  const other = '<script type="module">console.log(1)</script>';
  expect(withLateScripts(other)).toBe(other);
});
