/** Pictures of games, coins, countries and avatars, read from the content folder when they are first asked for. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Image {
  readonly svg: string;
  /** The first 16 hexadecimal characters of the text's SHA-256: an address with it may be kept for ever. */
  readonly version: string;
}

/** Folder names and the file's name without its ending, such as `['games', 'carmine-originals', 'dice']`. */
export type ImageName = readonly string[];

const safe = /^[a-z0-9][a-z0-9-]{0,63}$/;

export type ReadImage = (name: ImageName) => Promise<Image | undefined>;

/** Nothing for a name that could leave the folder or that no file has. */
export const createImages = (directory: string): ReadImage => {
  const known = new Map<string, Image>();
  return async (name) => {
    if (!name.every((part) => safe.test(part))) return undefined;
    const path = join(directory, ...name);
    const found = known.get(path);
    if (found !== undefined) return found;
    try {
      const svg = await readFile(`${path}.svg`, 'utf8');
      const image = { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 16) };
      known.set(path, image);
      return image;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
};
