/** The audit log's catalogue contains exactly the actions that are recorded: the compiler checks one half, this the other. */
import { expect, test } from 'vitest';
import { code, places } from './sources.ts';

const server = 'apps/server/src/';
const running = code.filter(({ name, isTest }) => name.startsWith(server) && !isTest);
const isCatalogue = ({ name }: { name: string }) => name === `${server}platform/audit/catalogue.ts`;
const actions = running
  .filter(isCatalogue)
  .flatMap(({ text }) => [...text.matchAll(/^ {2}'([a-z_]+\.[a-z_]+)':/gm)].map(([, action = '']) => action));

test('every action of the catalogue is written by somebody', () => {
  const texts = running.filter((file) => !isCatalogue(file)).map(({ text }) => text);
  const literals = new Set(
    texts.flatMap((text) => [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, found]) => found)),
  );
  /** `event.${verb}`: checked by the compiler. */
  const beginnings = texts.flatMap((text) =>
    [...text.matchAll(/`([a-z_]+\.[a-z_]*)\$\{/g)].map(([, found = '']) => found),
  );
  const isWritten = (action: string) =>
    literals.has(action) || beginnings.some((beginning) => action.startsWith(beginning));
  expect(actions.length).toBeGreaterThan(70);
  expect(actions.filter((action) => !isWritten(action))).toEqual([]);
});

test('the database is told of an entry in one place', () => {
  expect(places(running, /\bappend_audit\(/).map((place) => place.split(':')[0])).toEqual([
    `${server}modules/staff/audit/audit-store.ts`,
  ]);
});
