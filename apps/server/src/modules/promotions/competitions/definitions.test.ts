import { beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readOffered } from '../offers/offer-store.ts';
import { definitionsOf, weeklyDefinitions } from './definitions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

test('the race that runs is the one that is offered, and none where none is', async () => {
  const offered = (await readOffered(database.app)).map(({ rules }) => rules);
  const [race, ...others] = definitionsOf(offered);
  expect(race?.rules).toEqual(offered.find(({ kind }) => kind === 'race'));
  // Its words and prizes are what the pages and the help say.
  expect([race, ...others]).toEqual(weeklyDefinitions);
  expect(definitionsOf([])).toEqual(others);
});
