/**
 * Anonymous lobby pages, kept a few seconds per country, language and brand: a crowd that arrives at once costs one rendering. The
 * page is kept with a mark where its nonce stands, and every visitor gets a nonce of their own.
 */
import { randomBytes } from 'node:crypto';

export interface KeptPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly html: string;
}

export interface PageCache {
  /** `render` gets the placeholder nonce; concurrent visitors share the result. */
  get(key: string, render: (nonceMark: string) => Promise<KeptPage>, nonce: string): Promise<KeptPage>;
}

const keptMs = 3_000;
const keptAtMost = 500;

export const createPageCache = (now: () => number = Date.now): PageCache => {
  const pages = new Map<string, { until: number; mark: string; page: Promise<KeptPage> }>();
  return {
    get: async (key, render, nonce) => {
      let kept = pages.get(key);
      if (kept === undefined || kept.until < now()) {
        if (pages.size >= keptAtMost) pages.clear();
        const mark = randomBytes(16).toString('base64');
        kept = { until: now() + keptMs, mark, page: render(mark) };
        pages.set(key, kept);
        kept.page.then(
          ({ status }) => status === 200 || pages.delete(key),
          () => pages.delete(key),
        );
      }
      const { status, headers, html } = await kept.page;
      return { status, headers, html: html.replaceAll(kept.mark, nonce) };
    },
  };
};
