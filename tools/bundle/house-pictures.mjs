/** The wide picture of each brand that a link to the house is shown with: its stage in its own hue, its stone in its own colours. */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const width = 1200;
const height = 630;
const mark = { left: 56, top: 195, size: 240 };

/** The logo's facets in a box of 32, each in a colour of the skin. */
const facets = [
  ['mark-field', 'M3 12L9 4H23L29 12L16 29Z'],
  ['mark-top', 'M9 4H23L20 12H12Z'],
  ['mark-left', 'M3 12H12L16 29Z'],
  ['mark-body', 'M12 12H20L16 29Z'],
  ['mark-shade', 'M20 12H29L16 29Z'],
  ['mark-light', 'M3 12L9 4L12 12Z'],
];

/**
 * @typedef {{ id: string, theme: { artHue: number, tokens: Record<string, string> } }} Skin
 * @typedef {import('./social-pictures.mjs').OpenPicture} OpenPicture
 */

/** The lit logo, left of the objects on the stage. */
const frontOf = (/** @type {Skin} */ { theme: { tokens } }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="glow"><stop offset="0" stop-color="${tokens['velvet-light']}"/>
        <stop offset="1" stop-color="${tokens['velvet-light']}" stop-opacity="0"/></radialGradient>
    </defs>
    <circle cx="${mark.left + mark.size / 2}" cy="${height / 2}" r="300" fill="url(#glow)" opacity="0.9"/>
    <g transform="translate(${mark.left} ${mark.top}) scale(${mark.size / 32})">
      ${facets.map(([token = '', line]) => `<path d="${line}" fill="${tokens[token]}"/>`).join('')}
    </g>
  </svg>`);

const draw = async (/** @type {OpenPicture} */ sharp, /** @type {string} */ stage, /** @type {Skin} */ skin) => {
  const turned = (skin.theme.artHue + 360) % 360;
  const back = await sharp(stage, { density: 200 })
    .resize(width, height, { fit: 'cover', position: 'right' })
    .modulate({ hue: turned })
    .png()
    .toBuffer();
  return sharp(back)
    .composite([{ input: frontOf(skin) }])
    .flatten({ background: skin.theme.tokens['velvet'] })
    .jpeg({ quality: 84, mozjpeg: true });
};

/** Writes `assets/social/<skin>.jpg` into the site's build. */
export const drawHousePictures = async (/** @type {string} */ root) => {
  /** @type {OpenPicture} */
  const sharp = createRequire(path.join(root, 'apps/server/package.json'))('sharp');
  const skins = path.join(root, 'content/skins');
  const stage = path.join(root, 'apps/site/app/art/hero-stage.svg');
  const to = path.join(root, 'apps/site/build/client/assets/social');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(skins)) {
    /** @type {Skin} */
    const skin = JSON.parse(await readFile(path.join(skins, name, 'skin.json'), 'utf8'));
    await (await draw(sharp, stage, skin)).toFile(path.join(to, `${skin.id}.jpg`));
  }
};
