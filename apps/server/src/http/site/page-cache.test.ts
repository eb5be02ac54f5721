import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

test('a crowd costs one rendering and every visitor gets a nonce of their own', async () => {
  let now = 0;
  let drawn = 0;
  const cache = createPageCache(() => now);
  const draw = async (nonce: string) => {
    drawn += 1;
    return { status: 200, headers: [], html: `<script nonce="${nonce}"></script><style nonce="${nonce}"></style>` };
  };
  const pages = await Promise.all(['a', 'b', 'c'].map((nonce) => cache.get('MT', draw, nonce)));
  expect(drawn).toBe(1);
  expect(pages.map(({ html }) => html)).toEqual(
    ['a', 'b', 'c'].map((nonce) => `<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`),
  );
  await cache.get('GB', draw, 'd');
  expect(drawn).toBe(2);
  now = 3_001;
  await cache.get('MT', draw, 'e');
  expect(drawn).toBe(3);
});

test('a page that failed is not kept', async () => {
  const cache = createPageCache();
  await expect(cache.get('MT', async () => Promise.reject(new Error('no')), 'a')).rejects.toThrow('no');
  await cache.get('MT', async () => ({ status: 500, headers: [], html: 'broken' }), 'a');
  const page = await cache.get('MT', async () => ({ status: 200, headers: [], html: 'fine' }), 'a');
  expect(page.html).toBe('fine');
});
