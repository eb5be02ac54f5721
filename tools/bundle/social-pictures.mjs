/**
 * Link preview images of games: the tile on its own colours, as JPEG because previews do not support SVG. Without text, because the
 * title is shown beside it.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const width = 1200;
const height = 630;
const tile = { width: 435, height: 580 };
const margin = { left: Math.round((width - tile.width) / 2), top: Math.round((height - tile.height) / 2) };

const rounded = Buffer.from(
  `<svg width="${tile.width}" height="${tile.height}"><rect width="100%" height="100%" rx="36" fill="#fff"/></svg>`,
);

/**
 * What of the server's own picture library is used here.
 *
 * @typedef {{ resize(width: number, height: number, how?: object): Picture, composite(layers: object[]): Picture,
 *   png(): Picture, blur(sigma: number): Picture, modulate(how: object): Picture, flatten(how: object): Picture,
 *   jpeg(how: object): Picture, avif(how: object): Picture, extract(part: object): Picture, toBuffer(): Promise<Buffer>, toFile(name: string): Promise<unknown> }} Picture
 * @typedef {(file: string | Buffer, how?: object) => Picture} OpenPicture
 */

const draw = async (/** @type {OpenPicture} */ sharp, /** @type {string} */ from, /** @type {string} */ to) => {
  const front = await sharp(from, { density: 144 })
    .resize(tile.width, tile.height)
    .composite([{ input: rounded, blend: 'dest-in' }])
    .png()
    .toBuffer();
  await sharp(from, { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .blur(36)
    .modulate({ brightness: 0.55 })
    .composite([{ input: front, ...margin }])
    .flatten({ background: '#12060a' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(to);
};

/** Writes `assets/social/<provider>/<id>.jpg` into the site's build. */
export const drawSocialPictures = async (/** @type {string} */ root) => {
  /** @type {OpenPicture} */
  const sharp = createRequire(path.join(root, 'apps/server/package.json'))('sharp');
  const from = path.join(root, 'content/img/games');
  const to = path.join(root, 'apps/site/build/client/assets/social');
  for (const provider of await readdir(from)) {
    await mkdir(path.join(to, provider), { recursive: true });
    for (const file of (await readdir(path.join(from, provider))).filter((name) => name.endsWith('.svg'))) {
      await draw(sharp, path.join(from, provider, file), path.join(to, provider, file.replace(/svg$/, 'jpg')));
    }
  }
};
