/** Actions before screenshots of the back office's search. */
import { searchOffice } from '@carmine/contract/back-office/players/search';
import type { Page } from 'playwright';

const find = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
};

export const findNothing = async (page: Page): Promise<void> => {
  await find(page, 'Nobody Whosoever');
  await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
};

/** Mocks a search whose text matches a name, an address and a reference. */
export const findMany = async (page: Page): Promise<void> => {
  const createdAt = '2026-11-21T10:40:00.000Z';
  const id = (prefix: string, digit: string) => `${prefix}_${digit.repeat(26)}`;
  const mara = { id: id('usr', '1'), name: 'Mara Lindqvist' };
  const player = {
    ...mara,
    email: 'm•••@example.org',
    country: 'SE',
    status: 'active',
    protectionStatus: 'active',
    protectionUntil: null,
    createdAt,
    erased: null,
  };
  const gone = {
    id: id('usr', '2'),
    name: '–',
    email: '–',
    country: null,
    status: 'closed',
    erased: { at: createdAt },
  };
  const payment = { player: mara, amount: '50.00', currency: 'EUR', createdAt, method: 'CARDS' };
  const answer = {
    players: [
      { ...player, by: ['name', 'address'] },
      { ...player, ...gone, by: ['payout_address'] },
    ],
    payments: [
      { ...payment, id: id('dep', '3'), kind: 'deposit', status: 'credited', by: 'reference' },
      { ...payment, id: id('wdr', '4'), kind: 'withdrawal', status: 'review', by: 'transaction' },
    ],
    ...{ rounds: [], more: true },
  };
  await page.route(`**${searchOffice.path}`, (route) => route.fulfill({ json: answer }));
  await find(page, 'Lindqvist');
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
};
