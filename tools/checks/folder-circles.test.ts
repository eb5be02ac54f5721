import { expect, test } from 'vitest';
import { folderCircles } from './folder-circles.mjs';

test('folders that need each other in a circle are refused, however long it is', () => {
  const layers = { rules: [], deposits: ['rules'], desk: ['deposits', 'rules'] };
  expect(folderCircles({ payments: { folders: layers } })).toEqual([]);
  expect(folderCircles({ payments: { folders: { ...layers, rules: ['desk'] } } })).toEqual([
    'payments: a circle of folders: rules → desk → deposits → rules',
  ]);
});

test('a circle that is listed is let be, and hides no other', () => {
  const folders = { chains: ['treasury'], treasury: ['chains'], desk: ['chains'] };
  const circles: [string, string][] = [['chains', 'treasury']];
  expect(folderCircles({ payments: { folders, circles } })).toEqual([]);
  expect(folderCircles({ payments: { folders: { ...folders, treasury: ['chains', 'desk'] }, circles } })).toEqual([
    'payments: a circle of folders: treasury → desk → chains → treasury',
  ]);
});

test('a circle that is gone leaves the list', () => {
  const folders = { chains: ['treasury'], treasury: [] };
  expect(folderCircles({ payments: { folders, circles: [['chains', 'treasury']] } })).toEqual([
    'payments: chains and treasury are no circle any more: take them off the list',
  ]);
});
