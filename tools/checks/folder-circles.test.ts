import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

test('folders that need each other in a circle are refused, however long it is', () => {
  const layers = { rules: [], deposits: ['rules'], desk: ['deposits', 'rules'] };
  const circle = { ...layers, rules: ['desk'] };
  expect(folderCircles({ modules: { payments: { folders: layers }, wallet: {} }, folders: { bench: layers } })).toEqual(
    [],
  );
  expect(folderCircles({ modules: { payments: { folders: circle } }, folders: { bench: circle } })).toEqual([
    'payments: a circle of folders: rules → desk → deposits → rules',
    'bench: a circle of folders: rules → desk → deposits → rules',
  ]);
});
