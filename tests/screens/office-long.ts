/** Longest possible data: names in any script, amounts of eighteen digits, reasons to their last letter. */
import { listApprovals, type ApprovalRequest, type ListedApproval } from '@carmine/contract/back-office/approvals';
import { readPlayerDebts, type PlayerDebts } from '@carmine/contract/back-office/money/debts';
import { searchOffice, type SearchAnswer } from '@carmine/contract/back-office/players/search';
import type { Page } from 'playwright';

const at = '2026-11-21T10:40:00.000Z';
const id = (prefix: string, digit: string): string => `${prefix}_${digit.repeat(26)}`;
const names = {
  long: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren Llanfairpwllgwyngyll',
  rightToLeft: 'عبد الرحمن بن محمد الفاروقي القرطبي المستنصري',
  emoji: '👩‍👩‍👧‍👦 Zoë 🏴󠁧󠁢󠁷󠁬󠁳󠁿🎰🎰🎰🎰🎰🎰🎰🎰',
};
const amounts = { most: '999999999999999999.99', coins: '123456789.123456789123456789' };
const reason = `${'Seen in a video call; the bank says so too. '.repeat(10)}${'x'.repeat(60)}`;

const request: ApprovalRequest = {
  ...{ id: id('apr', '1'), kind: 'write_off_debt', state: 'open', about: null, role: null, askedBy: names.long },
  changes: [{ field: 'owed', from: `${amounts.most} EUR`, to: `${amounts.most} EUR`, now: '0.01 EUR' }],
  ...{ own: false, mayApprove: true, mayEnd: true, askedAt: at, expiresAt: at, reason, approvedBy: null },
  ...{ approvedAt: null, approval: null, dueAt: null, endedBy: null, endedAt: null, cancelledBecause: null },
  debt: { currency: 'EUR', amount: amounts.most, writtenOff: null },
};
const over = { state: 'expired', mayApprove: false, mayEnd: false, endedAt: at } as const;

/** A player with a debt. */
export const owe = async (page: Page): Promise<void> => {
  const debts: PlayerDebts = {
    debts: [
      { currency: 'EUR', owed: amounts.most, since: at },
      { currency: 'ETH', owed: amounts.coins, since: at },
    ],
    smallCoins: [
      { currency: 'ETH', amount: amounts.coins },
      { currency: 'LTC', amount: '0.00000941' },
    ],
    movements: [
      { at, cause: 'deposit_reversed', currency: 'EUR', amount: amounts.most, payment: id('dep', '3') },
      { at, cause: 'wallet', currency: 'ETH', amount: `-${amounts.coins}`, payment: null },
    ],
    requests: [request, { ...request, id: id('apr', '2'), ...over }],
  };
  const path = readPlayerDebts.path.replace(':id', '*');
  await page.route(`**${path}`, (route) => route.fulfill({ json: debts }));
  await page.reload();
  await page.getByText('Deposit reversed').first().waitFor();
};

/** A search that finds players with names that are hard to lay out. */
export const findLong = async (page: Page): Promise<void> => {
  const head = {
    email: 'w•••@llanfairpwllgwyngyll.example',
    country: 'GB',
    status: 'active',
    protectionStatus: 'active' as const,
    protectionUntil: null,
    createdAt: at,
    erased: null,
  };
  const player = { id: id('usr', '1'), name: names.long };
  const answer: SearchAnswer = {
    players: Object.values(names).map((name, n) => ({ ...head, id: id('usr', `${n}`), name, by: ['name', 'address'] })),
    payments: Object.values(names).map((name, n) => ({
      ...{ id: id('dep', `${n}`), kind: 'deposit', player: { ...player, name }, method: 'CARDS', currency: 'EUR' },
      ...{ amount: amounts.most, status: 'credited', createdAt: at, by: 'payout_address' },
    })),
    rounds: [{ id: id('rnd', '1'), player: { ...player, name: names.rightToLeft } }],
    more: true,
  };
  await page.route(`**${searchOffice.path}`, (route) => route.fulfill({ json: answer }));
  await page.getByRole('searchbox').fill('Llanfair');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
};

/** Requests of every kind, an expired one, and names that a list would drop. */
export const askForMuch = async (page: Page): Promise<void> => {
  const replacing: ListedApproval = {
    ...{ ...request, id: id('apr', '5'), kind: 'replace_list', debt: null, player: null, askedBy: names.rightToLeft },
    about: 'EU consolidated list of sanctions, in full',
    changes: [{ field: 'listDropped', from: null, to: '200000' }],
  };
  const ofPlayers = Object.values(names).map((name, n) => ({
    ...{ ...request, id: id('apr', `${n}`), player: { id: id('usr', `${n}`), name } },
  }));
  const dropped = Object.values(names).map((name, n) => ({
    reference: 'EU.'.repeat(20) + n,
    name,
    born: '1970-01-02',
  }));
  const items = [replacing, ...ofPlayers, { ...replacing, id: id('apr', '6'), ...over }];
  await page.route(`**${listApprovals.path}?*`, (route) =>
    route.fulfill({ json: { items, page: 0, size: 20, total: items.length } }),
  );
  await page.route(`**${listApprovals.path}/*/dropped-names*`, (route) =>
    route.fulfill({ json: { items: dropped, page: 0, size: 20, total: 3 } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Show the dropped names' }).click();
  await page.getByRole('heading', { name: 'Names dropped' }).waitFor();
};
