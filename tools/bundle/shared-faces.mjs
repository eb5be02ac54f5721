/** Checks that the site serves each font file that the game frame references. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const face = /url\(['"]?(\/assets\/[^)'"]+\.woff2)/g;

/** @param {string} root */
export const requireSharedFaces = (root) => {
  const site = path.join(root, 'apps', 'site', 'build', 'client');
  const folder = path.join(root, 'apps', 'game-client', 'dist', 'assets');
  if (!existsSync(site) || !existsSync(folder)) return;
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const wanted = sheets.flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(face)].map(([, address]) => address ?? ''),
  );
  const missing = wanted.filter((address) => !existsSync(path.join(site, address)));
  if (missing.length > 0) throw new Error(`The site has not the faces of the game frame: ${missing.join(', ')}`);
};
