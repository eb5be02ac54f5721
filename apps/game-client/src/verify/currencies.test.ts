import { currencyCodes } from '@carmine/money';
import { expect, it } from 'vitest';
import { currenciesOf } from './currencies.ts';

const pageWith = (head: string): ParentNode => {
  const page = document.createElement('div');
  page.innerHTML = head;
  return page;
};

it('offers what the site that serves it has on, without asking it, and everything where the page stands alone', () => {
  const served = pageWith('<meta name="currencies" content="ETH EUR" />');
  expect(currenciesOf(served, 'EUR')).toEqual(['EUR', 'ETH']);
  expect(currenciesOf(served, 'BTC')).toEqual(['BTC', 'EUR', 'ETH']);
  expect(currenciesOf(pageWith(''), 'EUR')).toEqual(currencyCodes);
});
