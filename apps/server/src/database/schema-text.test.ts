import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { schemaText } from './schema-text.ts';

test('schema.sql is the schema that the migrations and functions make', async () => {
  const { db } = await testDatabase();
  await expect(await schemaText(db)).toMatchFileSnapshot('./schema.sql');
});
