/** A brand's folder: what its skin.json must hold, beyond what the site is told. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skin, type Skin } from '@carmine/contract/skin';
import { z } from 'zod';

const skinFile = skin.extend({
  /** Host names (without port) that show this brand; none is right for the default. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)),
  /** Ids of games, in the order in which they are shown. */
  recommendedGames: z.array(z.string()).max(24),
});

export interface Brand {
  readonly skin: Skin;
  readonly hosts: readonly string[];
  readonly recommendedGames: readonly string[];
}

const readBrand = async (directory: string, id: string): Promise<Brand> => {
  const read = skinFile.safeParse(JSON.parse(await readFile(join(directory, id, 'skin.json'), 'utf8')));
  if (!read.success) throw new Error(`content/skins/${id}/skin.json: ${z.prettifyError(read.error)}`);
  const { hosts, recommendedGames, ...rest } = read.data;
  if (rest.id !== id) throw new Error(`content/skins/${id}/skin.json names itself ${rest.id}`);
  return { skin: rest, hosts, recommendedGames };
};

/** One brand for each folder. Throws with the file's name when one is not as it must be. */
export const readBrands = async (directory: string): Promise<Brand[]> => {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(folders.map(({ name }) => readBrand(directory, name)));
};
