import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lightContract } from './vite/light-contract.ts';
import { splitTexts } from './vite/split-texts.ts';
import { spriteIcons } from './vite/sprite-icons.ts';

/**
 * What every first visit needs, in two files: what rarely changes, and ours. More and smaller files compress worse. The
 * client's entry stays apart: it hydrates as soon as it is evaluated, and the route modules must be there before.
 */
const startGroups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|zustand)\//,
    priority: 2,
  },
  { name: 'start', test: /apps\/site\/app\/(root|features\/lobby\/lobby)\.tsx/, priority: 1 },
];

export default defineConfig({
  plugins: [lightContract(), spriteIcons(), splitTexts(), tailwindcss(), reactRouter()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'endpoint'] } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: startGroups } } } } },
  },
});
