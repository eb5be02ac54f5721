import { expect, test } from 'vitest';
import { forgetOwnModules } from './own-modules.ts';

test('what is forgotten is read anew where it is ours, and stays as it is where it is a library’s', async () => {
  const read = () =>
    Promise.all([import('../../packages/money/src/currency.ts'), import('./report.mjs'), import('fast-check')]);
  const [money, report, library] = await read();
  expect((await read())[0]).toBe(money);
  forgetOwnModules();
  const [moneyAnew, reportAnew, libraryAnew] = await read();
  expect(moneyAnew.currencies).not.toBe(money.currencies);
  expect(reportAnew).toBe(report);
  expect(libraryAnew.default).toBe(library.default);
  forgetOwnModules(['tests']);
  expect((await read())[0]).toBe(moneyAnew);
});
