/**
 * What is promised of every slot is measured and tested with its own scenes: which of them shows a spin, a win, its feature, its highest win.
 * A slot's scenes begin with a word of its own.
 */
import type { Scene } from '../../packages/games/testing/scene.ts';

/** By the names that slots have for it, the most telling first. */
const namesOf = {
  spin: ['spin', 'drop', 'win'],
  win: ['win'],
  feature: ['free-spin', 'frozen-spin', 'respin', 'interlude'],
  highest: ['max-win', 'huge-win', 'big-win'],
} as const;

export const sceneOf = (scenes: readonly Scene[], shows: keyof typeof namesOf): Scene | undefined => {
  const ending = '-idle';
  const idle = scenes.find(({ name }) => name.endsWith(ending))?.name ?? '';
  const named = namesOf[shows].map((name) => `${idle.slice(0, -ending.length)}-${name}`);
  return named.map((wanted) => scenes.find(({ name }) => name === wanted)).find((scene) => scene !== undefined);
};
