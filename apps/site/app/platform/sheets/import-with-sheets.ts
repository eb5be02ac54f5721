/** Replaces the bundler's helper of `import()`: loads a chunk's files in parallel, and applies its style sheets before evaluating it. */
import { bringSheets } from './bring-sheets.ts';

const announced = new Set<string>();

const announce = (script: string): void => {
  if (announced.has(script)) return;
  announced.add(script);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
};

const isSheet = (address: string): boolean => address.endsWith('.css');

/** Of what is loaded already the browser would make a second request, only to find it in its cache. */
const fetchAhead = (href: string): void => {
  if (performance.getEntriesByName(new URL(href, location.href).href).length > 0) return;
  const link = document.createElement('link');
  // As an import fetches it, or the browser would not find it again.
  Object.assign(link, { rel: 'prefetch', href, as: isSheet(href) ? 'style' : 'script', crossOrigin: 'anonymous' });
  document.head.append(link);
};

let isAhead = false;

/** Brings what an `import()` needs as far as the browser's cache, with the lowest priority, where the browser can do so. */
export const bringAhead = (load: () => Promise<unknown>): void => {
  isAhead = true;
  load().catch(() => undefined);
  isAhead = false;
};

export const importWithSheets = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  const addresses = files.map((file) => `/${file}`);
  if (isAhead) {
    addresses.forEach(fetchAhead);
    throw new Error('Only its files were asked for');
  }
  addresses.filter((address) => !isSheet(address)).forEach(announce);
  await bringSheets(addresses.filter(isSheet));
  return load();
};
