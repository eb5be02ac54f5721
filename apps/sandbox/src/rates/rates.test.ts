import { currencyCodes, parseRate } from '@carmine/money';
import { expect, test } from 'vitest';
import { createSandbox } from '../index.ts';
import { eurPerUnit } from './values.ts';

test('every currency but EUR has a rate', () => {
  expect(Object.keys(eurPerUnit).toSorted()).toEqual(currencyCodes.filter((code) => code !== 'EUR').toSorted());
  for (const text of Object.values(eurPerUnit)) expect(parseRate(text)).toBeDefined();
});

test('the list is quoted at this moment', async () => {
  const sandbox = createSandbox({ secret: 'the-secret-of-a-rates-test', port: 0, smtpPort: 0 });
  const { url } = await sandbox.listen();
  const list = (await (await fetch(`${url}/rates/v1/latest`)).json()) as { quoted_at: string };
  expect(Math.abs(Date.now() - Date.parse(list.quoted_at))).toBeLessThan(5_000);
  await sandbox.close();
});
