/** Writes .br and .gz copies of every asset that they make smaller, so that no request waits for compression. */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|mjs|css|html|svg|json|map|txt|xml|webmanifest|ico|wasm|ttf)$/;
const smallestBytes = 512;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const compress = async (/** @type {string} */ file) => {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, smallish] = await Promise.all([brotli(content, { params }), gz(content, { level: 9 })]);
  if (small.length < content.length) await writeFile(`${file}.br`, small);
  if (smallish.length < content.length) await writeFile(`${file}.gz`, smallish);
};

/** @param {string[]} folders those that do not exist are passed over */
export const compressAssets = async (folders) => {
  const lists = await Promise.all(
    folders
      .filter((folder) => existsSync(folder))
      .map(async (folder) => {
        const entries = await readdir(folder, { recursive: true });
        return entries.filter((entry) => compressible.test(entry)).map((entry) => path.join(folder, entry));
      }),
  );
  await Promise.all(lists.flat().map(compress));
};
