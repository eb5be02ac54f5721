import { afterEach, expect, test } from 'vitest';
import { bringAhead, importWithSheets } from './import-with-sheets.ts';
import { bringSheets } from './bring-sheets.ts';

const links = (rel: string): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`),
];
const hrefs = (rel: string): (string | null)[] => links(rel).map((link) => link.getAttribute('href'));
const fire = (rel: string, event: 'load' | 'error'): void => {
  for (const link of links(rel)) link.dispatchEvent(new Event(event));
};
/** Lets pending promises continue. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.head.replaceChildren());

test('no sheet is applied before all are loaded, and then they are in order', async () => {
  const coming = bringSheets(['/a.css', '/b.css']);
  expect(hrefs('preload')).toEqual(['/a.css', '/b.css']);
  links('preload')[1]?.dispatchEvent(new Event('load'));
  await settled();
  expect(hrefs('stylesheet')).toEqual([]);
  links('preload')[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(hrefs('stylesheet')).toEqual(['/a.css', '/b.css']);
  expect(hrefs('preload')).toEqual([]);
  fire('stylesheet', 'load');
  await coming;
});

test('two parts that need the same sheet bring it once, and both wait for it', async () => {
  const over: string[] = [];
  void bringSheets(['/shared.css', '/one.css']).then(() => over.push('one'));
  fire('preload', 'load');
  await settled();
  void bringSheets(['/shared.css']).then(() => over.push('two'));
  await settled();
  expect(hrefs('stylesheet')).toEqual(['/shared.css', '/one.css']);
  expect(over).toEqual([]);
  fire('stylesheet', 'load');
  await settled();
  expect(over.toSorted()).toEqual(['one', 'two']);
});

test('what the document has is not brought again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/there.css">';
  await bringSheets(['/there.css']);
  expect(document.head.children).toHaveLength(1);
});

test('a failed sheet is reported, and loaded when it is requested again', async () => {
  const failed = bringSheets(['/lost.css']);
  fire('preload', 'error');
  await expect(failed).rejects.toBeDefined();
  expect(document.head.children).toHaveLength(0);
  const again = bringSheets(['/lost.css']);
  fire('preload', 'load');
  await settled();
  fire('stylesheet', 'load');
  await again;
  expect(hrefs('stylesheet')).toEqual(['/lost.css']);
});

test('a part is read when its sheets count; its scripts are on their way before', async () => {
  let isRead = false;
  const read = async () => {
    isRead = true;
    return 'part';
  };
  const part = importWithSheets(read, ['assets/part.js', 'assets/part.css']);
  expect(hrefs('modulepreload')).toEqual(['/assets/part.js']);
  fire('preload', 'load');
  await settled();
  expect(isRead).toBe(false);
  fire('stylesheet', 'load');
  expect(await part).toBe('part');
});

test('what is brought ahead is fetched and not read; its import reads it', async () => {
  let reads = 0;
  const load = () =>
    importWithSheets(async () => {
      reads += 1;
    }, ['assets/later.js', 'assets/later.css']);
  bringAhead(load);
  await settled();
  expect(hrefs('prefetch')).toEqual(['/assets/later.js', '/assets/later.css']);
  expect(reads).toBe(0);
  const read = load();
  fire('preload', 'load');
  await settled();
  fire('stylesheet', 'load');
  await read;
  expect(reads).toBe(1);
});
