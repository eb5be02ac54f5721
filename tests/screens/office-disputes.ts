/** Disputes with long data: a queue with one that is nearly due, and a case with every kind of evidence. */
import {
  listDisputes,
  readDispute,
  type OfficeDispute,
  type OfficeDisputeView,
} from '@carmine/contract/back-office/money/disputes';
import type { Page } from 'playwright';

const at = '2026-11-21T10:40:00.000Z';
const id = (prefix: string, digit: string): string => `${prefix}_${digit.repeat(26)}`;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

const dispute: OfficeDispute = {
  ...{ id: id('dsp', '1'), player: { id: id('usr', '1'), name: 'Ann Example' }, deposit: id('dep', '1') },
  ...{
    methodName: 'Ruby',
    method: 'CARDS',
    reference: `kd_${'a1'.repeat(12)}`,
    reasonCode: '10.4',
    amount: '1250.00',
    currency: 'EUR',
  },
  ...{ status: 'open', dueAt: null, createdAt: at },
};

const view: OfficeDisputeView = {
  ...{ ...dispute, depositAmount: '5000.00', depositStatus: 'credited', openedBy: 'Olga Office' },
  ...{ openedBecause: 'Letter of the acquirer, by mail', way: null, answeredBy: null, answeredAt: null, refused: true },
  ...{ decidedBy: null, byGateway: true, steps: [{ to: 'open', at }] },
  evidence: [
    {
      ...{ id: id('evi', '1'), addedBy: 'Olga Office', at },
      fact: {
        kind: 'sign_ins',
        text: `2026-11-20 10:40:00 UTC: signed in from 192.0.2.7 (MT), ${'Mozilla/5.0 '.repeat(12)}`,
      },
    },
    {
      ...{ id: id('evi', '2'), addedBy: 'Olga Office', at },
      document: { name: `${'receipt-'.repeat(12)}.pdf`, type: 'application/pdf', size: 120_000 },
    },
  ],
  rulings: [{ operator: 'Olga Office', self: true, verdict: 'won', reason: 'The bank wrote that we won', at }],
};

export const disputeQueue = async (page: Page): Promise<void> => {
  const items = [
    { ...dispute, dueAt: inHours(20) },
    { ...dispute, id: id('dsp', '2'), dueAt: inHours(150), reference: null },
  ];
  await page.route(`**${listDisputes.path}?*`, (route) =>
    route.fulfill({ json: { items, page: 0, size: 20, total: 2 } }),
  );
  await page.reload();
  await page.getByText('by letter').waitFor();
};

export const disputeCase = async (page: Page): Promise<void> => {
  await page.route(`**${readDispute.path.replace(':id', '*')}`, (route) =>
    route.fulfill({ json: { ...view, dueAt: inHours(20) } }),
  );
  await page.reload();
  await page.getByText('Represent through the gateway').waitFor();
};
