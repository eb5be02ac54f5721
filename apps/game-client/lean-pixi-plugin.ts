import type { Plugin } from 'vite';

/**
 * Pixi's one entry pulls in every renderer and every kind of object, because merely loading it registers some of them. Only
 * what is imported by name is kept; what a scene registers stands in the games' renderer.
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
