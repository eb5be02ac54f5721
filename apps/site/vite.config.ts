import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lightContract } from './vite/light-contract.ts';

export default defineConfig({
  plugins: [lightContract(), tailwindcss(), reactRouter()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'endpoint'] } },
  },
});
