/** Every text for players is in a catalogue, so that it can be translated. */
import {
  createSourceFile,
  forEachChild,
  isJsxAttribute,
  isJsxText,
  isStringLiteral,
  ScriptKind,
  ScriptTarget,
} from 'typescript';
import type { Node } from 'typescript';
import { expect, test } from 'vitest';
import { code } from './sources.ts';

const read = new Set(['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'label']);
/** A word, but not a function name in a formula. */
const word = /\p{L}{2,}(?![\p{L}(])/u;

const textsIn = (node: Node): string[] => {
  const inside: string[] = [];
  forEachChild(node, (child) => {
    inside.push(...textsIn(child));
  });
  if (isJsxText(node) && word.test(node.text)) return [node.text.trim(), ...inside];
  if (isJsxAttribute(node) && read.has(node.name.getText()) && node.initializer !== undefined) {
    const { initializer } = node;
    if (isStringLiteral(initializer) && word.test(initializer.text)) return [initializer.text, ...inside];
  }
  return inside;
};

/** Every screen is parsed, which may take long on a busy machine. */
const parseMs = 300_000;

test('screens hold no text of their own', { timeout: parseMs }, () => {
  const screens = code.filter(
    ({ name, isTest }) =>
      !isTest && /^apps\/(site|game-client|back-office)\/.*\.tsx$/.test(name) && !name.includes('/dev/'),
  );
  expect(screens.length).toBeGreaterThan(30);
  const found = screens.flatMap(({ name, text }) => {
    const file = createSourceFile(name, text, ScriptTarget.Latest, true, ScriptKind.TSX);
    return textsIn(file).map((said) => `${name}: ${said}`);
  });
  expect(found).toEqual([]);
});
