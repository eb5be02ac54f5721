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

export const importWithSheets = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  const addresses = files.map((file) => `/${file}`);
  const isSheet = (address: string): boolean => address.endsWith('.css');
  addresses.filter((address) => !isSheet(address)).forEach(announce);
  await bringSheets(addresses.filter(isSheet));
  return load();
};
