/** Finds every word in title or text, with titles ranked higher. Also matches synonyms. */
import type { HelpArticle } from '@carmine/contract/content/help';
import { helpTexts } from './texts.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const strip = (text: string): string => wordsOf(text).join(' ');

/** The whole list for an empty search; where no article has every word, those that have the most of them. */
export const findArticles = (articles: readonly HelpArticle[], search: string): readonly HelpArticle[] => {
  const words = wordsOf(search).map(helpTexts.ourWord);
  if (words.length === 0) return articles;
  const counted = articles.map((article) => {
    const [title, text] = [strip(article.title), strip(article.paragraphs.join(' '))];
    const has = words.filter((word) => title.includes(word) || text.includes(word)).length;
    return { article, has, inTitle: words.filter((word) => title.includes(word)).length };
  });
  const most = Math.max(...counted.map(({ has }) => has));
  return counted
    .filter(({ has }) => has > 0 && has === most)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .map(({ article }) => article);
};
