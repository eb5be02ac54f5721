/**
 * Pictures as a phone's lobby shows them, as pixels. An SVG is a document of its own, which the page's one thread reads, styles,
 * lays out and paints: a score of them held up a first picture for longer than all that it says.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {import('./social-pictures.mjs').OpenPicture} OpenPicture */

/** A tile of a phone, with two dots for each of its pixels. */
const tile = { width: 240, height: 320 };

/** What a phone's hero shows of the stage (`.hero-art`): its right, cut as the sheet would cut it. */
const hero = { width: 352, height: 340, place: 0.84 };
const stage = { width: 420, height: 220 };

const quality = 45;

/** Lays `assets/small/<provider>/<id>.avif` and `assets/small/hero-stage.avif` into the site's build. */
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
