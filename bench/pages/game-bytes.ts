/** What each game adds to the built frame: the scripts that no other game and nothing before it loads, as they are sent. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const kilobyte = 1_000;

/** Beside the frame and the parts that a family shares; a slot has more to paint. */
export const gameBudget = (isSlot: boolean): number => (isSlot ? 25 : 15) * kilobyte;

const imported = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The list of all views: the file of each folder, and the script that it became. */
const views =
  /["'`]\.\/([\w-]+)\/view\/view\.ts["'`]:\s*(?:async\s*)?\(\)\s*=>[^,}]*?import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

const found = (pattern: RegExp, text: string): string[][] => [...text.matchAll(pattern)].map(([, ...parts]) => parts);

/** `dist`: the frame as it was built in one language. */
export const gameBytes = (dist: string): ReadonlyMap<string, number> => {
  const fileOf = (script: string): string => path.join(dist, 'assets', script);
  const texts = new Map<string, string>();
  const textOf = (script: string): string => {
    const text = texts.get(script) ?? readFileSync(fileOf(script), 'utf8');
    texts.set(script, text);
    return text;
  };
  const withImports = (script: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(script)) return seen;
    seen.add(script);
    for (const [next = ''] of found(imported, textOf(script))) withImports(next, seen);
    return seen;
  };
  const [, entry = ''] =
    /src="[^"]*\/assets\/([\w.-]+\.js)"/.exec(readFileSync(path.join(dist, 'index.html'), 'utf8')) ?? [];
  const frame = withImports(entry);
  const games = [...frame]
    .flatMap((script) => found(views, textOf(script)))
    .map(([game = '', script = '']) => [game, withImports(script)] as const);
  const loadedBy = (script: string): number => games.filter(([, scripts]) => scripts.has(script)).length;
  /** What is too small to be compressed is sent as it is. */
  const weigh = (script: string): number => {
    const sent = [`${fileOf(script)}.br`, fileOf(script)].find((file) => existsSync(file));
    return sent === undefined ? 0 : statSync(sent).size;
  };
  return new Map(
    games.map(([game, scripts]) => [
      game,
      [...scripts]
        .filter((script) => !frame.has(script) && loadedBy(script) === 1)
        .reduce((sum, script) => sum + weigh(script), 0),
    ]),
  );
};
