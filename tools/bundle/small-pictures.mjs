/**
 * Small raster images for a phone's lobby. Each SVG is a document that the main thread parses, styles and paints: twenty of them
 * delayed the first paint more than their larger files do.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {import('./social-pictures.mjs').OpenPicture} OpenPicture */

/** A phone's tile at two pixels per CSS pixel. */
const tile = { width: 240, height: 320 };

/** The part of the stage visible in a phone's hero (`.hero-art`): its right side, cropped as the CSS would. */
const hero = { width: 352, height: 340, place: 0.84 };
const stage = { width: 420, height: 220 };

const quality = 45;

/** Writes `assets/small/<provider>/<id>.avif` and `assets/small/hero-stage.avif` into the site's build. */
export const drawSmallPictures = async (/** @type {string} */ root) => {
  /** @type {OpenPicture} */
  const sharp = createRequire(path.join(root, 'apps/server/package.json'))('sharp');
  const from = path.join(root, 'content/img/games');
  const to = path.join(root, 'apps/site/build/client/assets/small');
  for (const provider of await readdir(from)) {
    await mkdir(path.join(to, provider), { recursive: true });
    for (const file of (await readdir(path.join(from, provider))).filter((name) => name.endsWith('.svg'))) {
      await sharp(path.join(from, provider, file), { density: 144 })
        .resize(tile.width, tile.height)
        .avif({ quality })
        .toFile(path.join(to, provider, file.replace(/svg$/, 'avif')));
    }
  }
  const whole = Math.round((stage.width / stage.height) * hero.height);
  await sharp(path.join(root, 'apps/site/app/art/hero-stage.svg'), { density: 144 })
    .resize(whole, hero.height)
    .extract({ left: Math.round((whole - hero.width) * hero.place), top: 0, width: hero.width, height: hero.height })
    .avif({ quality })
    .toFile(path.join(to, 'hero-stage.avif'));
};
