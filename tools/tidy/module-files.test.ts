/** Where the server's modules declare their purpose, jobs and event handlers. */
import { expect, test } from 'vitest';
import { code, names, places } from './sources.ts';

const server = 'apps/server/src/';
const running = code.filter(({ name, isTest }) => name.startsWith(server) && !isTest);
/** The queue itself is in the platform. */
const declaring = running.filter(({ name }) => !name.startsWith(`${server}platform/`));
const ofModules = names.filter((name) => name.startsWith(`${server}modules/`));

test('every module has a front door', () => {
  const modules = new Set(ofModules.map((name) => name.slice(0, name.indexOf('/', `${server}modules/`.length))));
  expect(modules.size).toBeGreaterThan(10);
  expect([...modules].filter((module) => !ofModules.includes(`${module}/index.ts`))).toEqual([]);
});

test('a module’s worker jobs are declared in a jobs.ts, its event handlers in its events.ts', () => {
  const outside = (file: string) => declaring.filter(({ name }) => !name.endsWith(`/${file}`));
  expect(places(outside('jobs.ts'), /\bjobs\.(every|handle)\(/)).toEqual([]);
  expect(places(outside('events.ts'), /\bevents\.subscribe\(/)).toEqual([]);
});

test('the worker does and hears all that is declared', () => {
  const declared = declaring
    .filter(({ name }) => /\/(jobs|events)\.ts$/.test(name))
    .flatMap(({ text }) =>
      [...text.matchAll(/^export const ((?:declare|subscribe)\w+)/gm)].map(([, name = '']) => name),
    );
  expect(declared.length).toBeGreaterThan(15);
  const collecting = running.filter(({ name }) => name.startsWith(`${server}composition/`)).map(({ text }) => text);
  const isCollected = (name: string) => collecting.some((text) => new RegExp(`\\b${name}\\(`).test(text));
  expect(declared.filter((name) => !isCollected(name))).toEqual([]);
});

test('what modules have in common has one name in all of them and in their folders', () => {
  expect(ofModules.filter((name) => /-(index|ports|deps|jobs|errors)\.ts$/.test(name))).toEqual([]);
});
