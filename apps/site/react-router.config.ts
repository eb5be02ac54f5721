import type { Config } from '@react-router/dev/config';
import path from 'node:path';
import { languageFolder } from '../../tools/bundle/translate.mjs';
import { lightenManifest } from './vite/light-manifest.ts';

export default {
  ssr: true,
  buildDirectory: languageFolder('build'),
  // A handful of routes: all of them are known at once, and no discovery call is needed.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => lightenManifest(path.join(reactRouterConfig.buildDirectory, 'client', 'assets')),
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    unstable_optimizeDeps: true,
  },
} satisfies Config;
