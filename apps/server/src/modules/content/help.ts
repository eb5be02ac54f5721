/** Articles of the help centre: one file each, `content/help/<topic>/<name>.md`, the title first. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HelpArticle, helpTopics } from '@carmine/contract/content/help';
import { defaultLanguage, type Language } from '@carmine/money';
import { inEveryLanguage, type FolderOf } from './content-folder.ts';

export const parseArticle = (topic: HelpArticle['topic'], name: string, text: string): HelpArticle => {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const title = /^# (.+)$/.exec(head.trim())?.[1];
  if (title === undefined || rest.length === 0)
    throw new Error(`The help article ${topic}/${name} has no title or no text`);
  return { topic, name, title, paragraphs: rest.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()) };
};

const readTopic = async (directory: string, topic: HelpArticle['topic']): Promise<HelpArticle[]> => {
  if (!existsSync(join(directory, topic))) return [];
  const files = (await readdir(join(directory, topic))).filter((file) => /^[a-z][a-z0-9-]*\.md$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) =>
      parseArticle(topic, file.slice(0, -'.md'.length), await readFile(join(directory, topic, file), 'utf8')),
    ),
  );
};

const readArticles = async (directory: string): Promise<HelpArticle[]> =>
  (await Promise.all(helpTopics.map((topic) => readTopic(directory, topic)))).flat();

const isSame = (one: HelpArticle, other: HelpArticle): boolean => one.topic === other.topic && one.name === other.name;

export type HelpByLanguage = ReadonlyMap<Language, readonly HelpArticle[]>;

/**
 * Every article in every language, or in English where it has no translation. Throws, naming the file, when an article is not as it
 * must be, two have one name, or a translation is of none.
 */
export const readHelp = async (folderOf: FolderOf): Promise<HelpByLanguage> => {
  const english = await readArticles(join(folderOf(defaultLanguage), 'help'));
  const twice = english.find(({ name }, index) => english.findIndex((one) => one.name === name) !== index);
  if (twice !== undefined) throw new Error(`Two help articles are named ${twice.name}`);
  return inEveryLanguage(async (language) => {
    const translated = await readArticles(join(folderOf(language), 'help'));
    const stray = translated.find((article) => !english.some((one) => isSame(one, article)));
    if (stray !== undefined) throw new Error(`No English help article is named ${stray.topic}/${stray.name}`);
    return english.map((article) => translated.find((one) => isSame(one, article)) ?? article);
  });
};
