/**
 * The browser needs an endpoint's method and path, not its schemas: in the client build the contract's `zod` becomes a
 * stand-in that accepts every call and does nothing. 20 KB less to load; the server build keeps the real one.
 */
import type { Plugin } from 'vite';

const standInId = '\0contract-zod';

const standIn = `
const nothing = new Proxy(function () {}, { get: (target, key) => (typeof key === 'symbol' ? undefined : nothing), apply: () => nothing });
export const z = nothing;
`;

export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId(source, importer) {
    if (source === 'zod' && importer?.includes('/packages/contract/')) return standInId;
    return undefined;
  },
  load(id) {
    return id === standInId ? standIn : undefined;
  },
});
