/** The files that the house rules are about. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

export interface Source {
  /** From the root, with forward slashes. */
  readonly name: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly isTest: boolean;
}

const folders = ['apps', 'packages', 'tools', 'tests', 'bench', 'content', 'docs'];
const skipped = new Set(['node_modules', 'dist', 'build', '.react-router', 'results']);
const readable = /\.(ts|tsx|mjs|css|sql|md|json|html)$/;
const testing = /(\.test\.tsx?$|\/testing\/|^tests\/|\/test-[\w-]+\.ts$|^tools\/tidy\/)/;

const walk = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(name) : [name];
  });

/** Every file, by name. */
export const names = folders.flatMap((folder) => walk(folder));

/** `at`: the root that the name starts from. */
export const readSource = (name: string, at = root): Source => {
  const text = readFileSync(path.join(at, name), 'utf8');
  return { name, text, lines: text.split('\n'), isTest: testing.test(name) };
};

export const sources: readonly Source[] = names.filter((name) => readable.test(name)).map((name) => readSource(name));

export const code = sources.filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name));

/** Places where `pattern` occurs, as `file:line: text`; comment lines are prose and do not count. */
export const places = (among: readonly Source[], pattern: RegExp): string[] =>
  among.flatMap(({ name, lines }) =>
    lines
      .map((line, index) => ({ line, at: `${name}:${index + 1}: ${line.trim()}` }))
      .filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map(({ at }) => at),
  );
