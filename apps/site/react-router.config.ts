import type { Config } from '@react-router/dev/config';
import { languageFolder } from '../../tools/bundle/translate.mjs';

export default {
  ssr: true,
  buildDirectory: languageFolder('build'),
  // A handful of routes: all of them are known at once, and no discovery call is needed.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    unstable_optimizeDeps: true,
  },
} satisfies Config;
