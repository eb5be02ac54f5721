import { expect, test } from 'vitest';
import { forgetOwnModules } from './own-modules.ts';

test('what is forgotten is read anew where it is ours, and stays as it is where it is a library’s', async () => {
  const read = () =>
    Promise.all([import('../../packages/money/src/currency.ts'), import('./report.mjs'), import('zod')]);
  const [money, report, zod] = await read();
  expect((await read())[0]).toBe(money);
  forgetOwnModules();
  const [moneyAnew, reportAnew, zodAnew] = await read();
  expect(moneyAnew.currencies).not.toBe(money.currencies);
  expect(reportAnew).toBe(report);
  expect(zodAnew.z).toBe(zod.z);
});
