import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

test('folders that need each other in a circle are refused, however long it is', () => {
  const layers = { rules: [], deposits: ['rules'], desk: ['deposits', 'rules'] };
  expect(folderCircles({ payments: { folders: layers }, wallet: {} })).toEqual([]);
  expect(folderCircles({ payments: { folders: { ...layers, rules: ['desk'] } } })).toEqual([
    'payments: a circle of folders: rules → desk → deposits → rules',
  ]);
});
