import type { HelpArticle } from '@carmine/contract/content/help';
import { expect, test } from 'vitest';
import { findArticles } from './find-articles.ts';

const article = (name: string, title: string, text: string): HelpArticle => ({
  ...{ name, topic: 'account', title, paragraphs: [text] },
});
const articles = [
  article('a', 'Verification', 'Documents for a withdrawal.'),
  article('b', 'How to withdraw', 'Enter the amount.'),
  article('c', 'Playing demo', 'Without an account.'),
];
const names = (search: string) => findArticles(articles, search).map(({ name }) => name);

test('an empty search shows everything', () => expect(names('  ')).toEqual(['a', 'b', 'c']));

test('who has every word is found, else who has the most; one in the title comes first', () => {
  expect(names('withdraw')).toEqual(['b', 'a']);
  expect(names('withdraw amount')).toEqual(['b']);
  expect(names('withdraw unicorn')).toEqual(['b', 'a']);
  expect(names('unicorn')).toEqual([]);
});

test('a word that other houses use leads to ours', () => expect(names('Cashout')).toEqual(['b', 'a']));

test('letters are found without their accents, in any case, and whatever else is typed', () => {
  expect(names('DÉMO!')).toEqual(['c']);
});
