import type { Plugin } from 'vite';

/**
 * Pixi's entry imports every renderer and object type, because loading it registers some of them. Only named imports are kept;
 * registrations are in the games' renderer.
 */
export const leanPixi = (): Plugin => ({
  name: 'lean-pixi',
  enforce: 'pre',
  apply: 'build',
  resolveId: async function (source, importer, options) {
    if (source !== 'pixi.js') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found === null ? null : { ...found, moduleSideEffects: false };
  },
});
