/**
 * The list of all pages, which each visit begins with, without what no browser asks of it: which scripts a page shares with others is
 * read only where a page is loaded ahead, which are games; addresses that answer with a file are no pages; and what is left out is false.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface RouteEntry {
  readonly id: string;
  readonly hasDefaultExport: boolean;
  readonly [key: string]: unknown;
}

interface Manifest {
  readonly url: string;
  readonly routes: Readonly<Record<string, RouteEntry>>;
}

/** Where a visit begins, or what is loaded before it is opened (`PrefetchPageLinks`, `prefetch`). */
const loadedAhead: readonly string[] = ['root', 'features/lobby/routes/lobby', 'features/game/routes/game'];

const isSaid = (value: unknown): boolean => value !== false && !(Array.isArray(value) && value.length === 0);

const lightRoute = (route: RouteEntry): RouteEntry =>
  Object.fromEntries(
    Object.entries(route).filter(
      ([key, value]) => isSaid(value) && (key !== 'imports' || loadedAhead.includes(route.id)),
    ),
  ) as RouteEntry;

export const lightManifest = <M extends Manifest>(manifest: M): M => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.values(manifest.routes)
      .filter(({ hasDefaultExport }) => hasDefaultExport)
      .map((route) => [route.id, lightRoute(route)]),
  ),
});

const declared = /^window\.__reactRouterManifest=(\{.*\});$/s;

/** After the build, because the router writes the list beside its bundles. The server keeps the whole of it. */
export const lightenManifest = (assets: string): void => {
  const lists = readdirSync(assets).flatMap((name) => {
    const file = path.join(assets, name);
    if (!/^manifest-.*\.js$/.test(name)) return [];
    const [, json] = declared.exec(readFileSync(file, 'utf8')) ?? [];
    return json === undefined ? [] : [{ file, list: JSON.parse(json) as Manifest }];
  });
  if (lists.length === 0) throw new Error(`No list of pages in ${assets}`);
  for (const { file, list } of lists)
    writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(lightManifest(list))};`);
};
