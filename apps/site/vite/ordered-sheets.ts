/**
 * The builder has a helper of its own that fetches what an `import()` needs. It lets each sheet count when it happens to come, and
 * knows browsers that cannot read these pages: ours takes its place.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../app/platform/sheets/import-with-sheets.ts', import.meta.url));

export const orderedSheets = (): Plugin => ({
  name: 'ordered-sheets',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    order: 'pre',
    handler: (id) =>
      id === helper ? `export { importWithSheets as __vitePreload } from ${JSON.stringify(ours)};` : undefined,
  },
});
