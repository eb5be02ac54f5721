/** Injects brand settings that none of our brands uses (such as a tutorial) into the document of one page. */
import type { Page } from 'playwright';

type Settings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The document's data stream: a list in which objects refer to keys and values by index. */
const change = (values: unknown[], group: string, settings: Readonly<Record<string, string>>): void => {
  const place = values.findIndex((value, index) => value === group && typeof values[index + 1] === 'object');
  const places = values[place + 1] as Record<string, number>;
  for (const key of Object.keys(places)) {
    const text = settings[String(values[Number(key.slice(1))])];
    if (text !== undefined) places[key] = values.push(text) - 1;
  }
};

const withSettings = (html: string, settings: Settings): string =>
  html.replace(/enqueue\("((?:[^"\\]|\\.)*)"\)/, (_whole, text: string) => {
    const values = JSON.parse(JSON.parse(`"${text}"`) as string) as unknown[];
    for (const [group, own] of Object.entries(settings)) change(values, group, own);
    return `enqueue(${JSON.stringify(`${JSON.stringify(values)}\n`).replaceAll('<', '\\u003c')})`;
  });

/** `origins`: what the server's policy would let in for such a brand, by directive. */
export const asBrand = async (
  page: Page,
  path: string,
  settings: Settings,
  origins: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      const policy = (headers['content-security-policy'] ?? '').replaceAll(
        /\b([a-z]+-src) /g,
        (whole, directive: string) => (origins[directive] === undefined ? whole : `${whole}${origins[directive]} `),
      );
      await route.fulfill({
        response: answer,
        headers: { ...headers, 'content-security-policy': policy },
        body: withSettings(await answer.text(), settings),
      });
    },
  );
};
