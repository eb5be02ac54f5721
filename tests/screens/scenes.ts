/** Every game's scenes, found in its folder. */
import type { Scene } from '../../packages/games/testing/scene.ts';

/** With its game. */
export interface StagedScene extends Scene {
  readonly game: string;
}

const byFile = import.meta.glob<readonly Scene[]>('../../packages/games/src/*/testing/scenes.ts', {
  eager: true,
  import: 'scenes',
});

export const scenes: readonly StagedScene[] = Object.entries(byFile).flatMap(([file, own]) =>
  own.map((scene) => ({ ...scene, game: file.split('/').at(-3) ?? file })),
);
