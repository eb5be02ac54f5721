import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lightenManifest, lightManifest } from './light-manifest.ts';

const page = (id: string, more: object = {}) => ({
  id,
  path: id,
  hasLoader: true,
  hasAction: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: ['/assets/vendor.js', `/assets/part-of-${id}.js`],
  css: [`/assets/${id}.css`],
  ...more,
});

const game = 'features/game/routes/game';
const list = {
  url: '/assets/manifest-0.js',
  routes: {
    [game]: page(game),
    wallet: page('wallet'),
    help: page('help', { css: [] }),
    robots: page('robots', { hasDefaultExport: false }),
  },
};

test('a page that is loaded ahead names its scripts; any page its script and sheets, and what it has', () => {
  const light = lightManifest(list);
  const { imports, ...wallet } = light.routes['wallet'] ?? {};
  expect(imports).toBeUndefined();
  expect(wallet).toEqual({
    ...{ id: 'wallet', path: 'wallet', hasLoader: true, hasDefaultExport: true },
    ...{ module: '/assets/wallet.js', css: ['/assets/wallet.css'] },
  });
  expect(light.routes[game]).toMatchObject({ imports: list.routes[game]?.imports, css: list.routes[game]?.css });
  expect(light.routes['help']).not.toHaveProperty('css');
  expect(light.url).toBe(list.url);
});

test('an address that answers with a file is no page', () => {
  expect(Object.keys(lightManifest(list).routes)).toEqual([game, 'wallet', 'help']);
});

test('a list that is written in another way stops the build', () => {
  const assets = mkdtempSync(path.join(tmpdir(), 'list-of-pages-'));
  const file = path.join(assets, 'manifest-01234567.js');
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(list)};`);
  lightenManifest(assets);
  expect(readFileSync(file, 'utf8')).toBe(`window.__reactRouterManifest=${JSON.stringify(lightManifest(list))};`);
  writeFileSync(file, 'export default {}');
  expect(() => lightenManifest(assets)).toThrow('No list of pages');
});
