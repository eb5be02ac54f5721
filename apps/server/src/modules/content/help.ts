/** Articles of the help centre: one file each, `content/help/<topic>/<name>.md`, the title first. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HelpArticle, helpTopics } from '@carmine/contract/help';

export const parseArticle = (topic: HelpArticle['topic'], name: string, text: string): HelpArticle => {
  const [head = '', ...rest] = text.trim().split(/\n\s*\n/);
  const title = /^# (.+)$/.exec(head.trim())?.[1];
  if (title === undefined || rest.length === 0)
    throw new Error(`The help article ${topic}/${name} has no title or no text`);
  return { topic, name, title, paragraphs: rest.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()) };
};

const readTopic = async (directory: string, topic: HelpArticle['topic']): Promise<HelpArticle[]> => {
  const files = (await readdir(join(directory, topic))).filter((file) => /^[a-z][a-z0-9-]*\.md$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) =>
      parseArticle(topic, file.slice(0, -'.md'.length), await readFile(join(directory, topic, file), 'utf8')),
    ),
  );
};

/** Throws, naming the file, when an article is not as it must be or two have one name. */
export const readHelp = async (directory: string): Promise<readonly HelpArticle[]> => {
  const articles = (await Promise.all(helpTopics.map((topic) => readTopic(directory, topic)))).flat();
  const twice = articles.find(({ name }, index) => articles.findIndex((one) => one.name === name) !== index);
  if (twice !== undefined) throw new Error(`Two help articles are named ${twice.name}`);
  return articles;
};
