/** `npm run build`: builds every front end and every server in parallel, then the compressed copies of the assets. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './bundle/compress.mjs';
import { buildSite, buildWithVite } from './bundle/front-ends.mjs';
import { drawHousePictures } from './bundle/house-pictures.mjs';
import { buildVerifyPage } from './bundle/verify-page.mjs';
import { buildServers } from './bundle/servers.mjs';
import { drawSmallPictures } from './bundle/small-pictures.mjs';
import { requireSharedFaces } from './bundle/shared-faces.mjs';
import { drawSocialPictures } from './bundle/social-pictures.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.env['NODE_ENV'] = 'production';

const measured = async (/** @type {string} */ name, /** @type {Promise<unknown>} */ work) => {
  const began = performance.now();
  await work;
  process.stdout.write(`${name.padEnd(12)} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
};

try {
  await Promise.all([
    measured(
      'site',
      buildSite(root).then(() =>
        Promise.all([drawSocialPictures(root), drawHousePictures(root), drawSmallPictures(root)]),
      ),
    ),
    // The second writes its file into the folder that the first has emptied.
    measured(
      'game-client',
      buildWithVite(root, 'game-client').then(() => buildVerifyPage(root)),
    ),
    measured('back-office', buildWithVite(root, 'back-office')),
    measured('servers', buildServers(root, ['server', 'signer', 'sandbox'])),
  ]);
  requireSharedFaces(root);
  const folders = ['apps/site/build/client', 'apps/game-client/dist', 'apps/back-office/dist'];
  await measured('compression', compressAssets(folders.map((folder) => path.join(root, folder))));
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
