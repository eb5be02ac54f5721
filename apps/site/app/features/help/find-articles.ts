/** Every word must be found, in the title or in the text; the title counts more. */
import type { HelpArticle } from '@carmine/contract';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const strip = (text: string): string => wordsOf(text).join(' ');

/** The whole list for an empty search. */
export const findArticles = (articles: readonly HelpArticle[], search: string): readonly HelpArticle[] => {
  const words = wordsOf(search);
  if (words.length === 0) return articles;
  return articles
    .map((article) => {
      const [title, text] = [strip(article.title), strip(article.paragraphs.join(' '))];
      const all = words.every((word) => title.includes(word) || text.includes(word));
      return { article, score: all ? 1 + words.filter((word) => title.includes(word)).length : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
};
