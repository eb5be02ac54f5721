import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, declared } from '../../apps/server/src/platform/events/catalogue/index.ts';
import { nameOf, type EventType } from '../../apps/server/src/platform/events/define-event.ts';
import { code, places, sources } from './sources.ts';

const server = 'apps/server/src/';
const catalogueFolder = `${server}platform/events/catalogue/`;
const running = code.filter(({ name, isTest }) => name.startsWith(server) && !isTest);
const functions = sources.filter(({ name }) => name.startsWith(`${server}database/functions/`));

/** With the name of its constant. */
const events: readonly { owner: string; constant: string; event: EventType }[] = Object.entries(declared).flatMap(
  ([owner, module]) => Object.entries<EventType>(module).map(([constant, event]) => ({ owner, constant, event })),
);

/** `bonus.completed v1`: what is handed to the one way into the outbox, which may be one of several topics. */
const publishedBySql = functions
  .filter(({ name }) => !name.endsWith('/publish_event.sql'))
  .flatMap(({ text }) => [...text.matchAll(/\bpublish_event\(([^;]*?),\s*(\d+),/g)])
  .flatMap(([, topics = '', version = '']) =>
    [...topics.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, topic]) => `${topic} v${version}`),
  );

/** Without imports and type names, which neither publish nor subscribe. */
const statements = running.map(({ name, text }) => ({
  name,
  text: text.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/\btypeof [\w.]+/g, ''),
}));

const auditCatalogue = `${server}platform/audit/catalogue.ts`;

const mentions = (constant: string, isIn: (file: string) => boolean): boolean =>
  statements.some(({ name, text }) => isIn(name) && new RegExp(`\\b${constant}\\b`).test(text));

/** Of a module, or of one of its folders. Handlers of the messages module may be in files beside its `events.ts`. */
const hears = (file: string): boolean =>
  file.startsWith(`${server}modules/messages/`) || /\/modules\/[\w-]+\/(?:[\w-]+\/)?events\.ts$/.test(file);

test('every file of the catalogue is in it, and no event twice', () => {
  const files = code.flatMap(({ name }) => (name.startsWith(catalogueFolder) ? [path.basename(name, '.ts')] : []));
  expect(files.filter((name) => name !== 'index').toSorted()).toEqual(Object.keys(declared).toSorted());
  expect(events.length).toBeGreaterThan(30);
  expect(new Set(catalogue.map(nameOf)).size).toBe(events.length);
});

test('no topic is written anywhere but in the catalogue', () => {
  const topics = [...new Set(catalogue.map(({ topic }) => topic.replace('.', '\\.')))].join('|');
  // The audit log has a separate catalogue.
  const found = places(
    running.filter(({ name }) => !name.startsWith(catalogueFolder) && name !== auditCatalogue),
    new RegExp(`['"\`](${topics})['"\`]`),
  ).filter((place) => !place.includes('action:'));
  expect(found).toEqual([]);
});

test('functions of the database publish by publish_event, and only what is declared', () => {
  const past = functions.filter(({ text }) => /\binsert into outbox\b/.test(text)).map(({ name }) => name);
  expect(past).toEqual([`${server}database/functions/platform/publish_event.sql`]);
  const calls = functions.flatMap(({ text }) => [...text.matchAll(/\bpublish_event\(/g)]).length - 1;
  expect(calls).toBeGreaterThan(3);
  const names = new Set(catalogue.map(nameOf));
  expect(publishedBySql.filter((name) => !names.has(name))).toEqual([]);
});

test('every event is published by the module whose file declares it, or by a function of the database, until a next version is', () => {
  const silent = events.filter(
    ({ owner, constant, event }) =>
      event.superseded !== true &&
      !mentions(constant, (file) => file.startsWith(`${server}modules/${owner}/`) && !hears(file)) &&
      !publishedBySql.includes(nameOf(event)),
  );
  expect(silent.map(({ constant }) => constant)).toEqual([]);
  const isNext = ({ topic, version }: EventType) =>
    catalogue.some((other) => other.topic === topic && other.version === version + 1 && other.superseded !== true);
  expect(events.filter(({ event }) => event.superseded === true && !isNext(event))).toEqual([]);
});

test('every event has a subscriber, or says why it has none', () => {
  const heard = ({ constant }: { constant: string }) => mentions(constant, hears);
  expect(
    events.filter((one) => !heard(one) && one.event.unheard === undefined).map(({ constant }) => constant),
  ).toEqual([]);
  expect(events.filter((one) => heard(one) && one.event.unheard !== undefined).map(({ constant }) => constant)).toEqual(
    [],
  );
});
