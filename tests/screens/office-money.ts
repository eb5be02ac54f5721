/** Actions before screenshots of the back office's money screens. */
import { listBankBatches, listUnsentLegs } from '@carmine/contract/back-office/money/bank';
import { readCashOutStop, stopWithdrawals } from '@carmine/contract/back-office/money/books';
import { readDayReport } from '@carmine/contract/back-office/money/reconciliation';
import type { Page } from 'playwright';
import { disputeCase, disputeQueue } from './office-disputes.ts';

/** Mocks a failed ledger check: the ledger of the running product stays intact. */
export const stopCashOuts = async (page: Page): Promise<void> => {
  const reason = 'balances of a currency add up to nothing: 1 (EUR)';
  const rita = {
    operator: 'Rita Risk',
    self: false,
    oneChain: false,
    verdict: 'approve',
    reason: 'a wrong row was put right',
  };
  const approvals = [{ ...rita, at: '2026-11-21T10:40:00.000Z' }];
  const since = '2026-11-21T10:12:00.000Z';
  const stop = { reason, since, booksBroken: true, stoppedBy: null, approvals };
  await page.route(`**${readCashOutStop.path}`, (route) => route.fulfill({ json: { stop } }));
  await page.reload();
  await page.getByRole('heading', { name: 'Withdrawals stopped' }).waitFor();
};

/** Requests step-up like the server a quarter of an hour after sign-in, without stopping anything. */
export const askForProof = async (page: Page): Promise<void> => {
  const json = { type: 'about:blank', title: 'Step up', status: 403, code: 'step_up_required', message: 'Step up' };
  // Whether they are stopped is asked for at the same address.
  await page.route(`**${stopWithdrawals.path}`, (route) =>
    route.request().method() === stopWithdrawals.method ? route.fulfill({ status: 403, json }) : route.continue(),
  );
  const stop = page.locator('form').filter({ has: page.getByRole('button', { name: 'Stop withdrawals' }) });
  await stop.getByLabel('Reason (audited)').fill('For what is seen here');
  await stop.getByRole('button', { name: 'Stop withdrawals' }).click();
  await page.getByRole('dialog', { name: 'Confirm with your authenticator' }).waitFor();
};

const balanced = (here: string, there = here) => ({ here, there });
const ofDay = { party: 'CARDS', firstDay: '2026-11-20', owner: null, reason: null, decidedBy: null, decidedAt: null };
const rowOf = { line: 'pay_1', currency: 'EUR', because: null, amountThere: null, thereAt: null, there: '0.00' };

/** Mocks the report of a day with everything that can be in one. */
export const answerDay = async (page: Page): Promise<void> => {
  const at = '2026-11-20T23:14:05.000Z';
  const parts = [
    { standing: 'agrees', count: 1_204, ...balanced('81450.75') },
    { standing: 'in_transit', count: 2, ...balanced('75.00', '0.00') },
    { standing: 'came', count: 1, ...balanced('0.00', '120.00') },
    { standing: 'held', count: 1, ...balanced('0.00', '49.99') },
    { standing: 'kept', count: 1_198, ...balanced('-2211.40', '-2362.02') },
    { standing: 'corrected', count: 1, ...balanced('-50000.00') },
    { standing: 'differs', count: 2, ...balanced('0.00', '-41.00') },
  ];
  const rows = [
    {
      ...rowOf,
      kind: 'deposit',
      ourRef: `dep_${'1'.repeat(26)}`,
      standing: 'in_transit',
      here: '75.00',
      amountHere: '75.00',
    },
    {
      ...rowOf,
      kind: 'transfer',
      ourRef: 'transfer_4711',
      standing: 'corrected',
      here: '-50000.00',
      amountHere: '50000.00',
    },
    {
      ...rowOf,
      kind: 'payout',
      ourRef: `wdr_${'2'.repeat(26)}_1`,
      standing: 'differs',
      here: '0.00',
      amountHere: null,
    },
  ].map((row) => ({ ...row, problem: row.standing === 'differs' ? 'missing_here' : null, hereAt: at }));
  const kinds = [
    {
      id: '1',
      kind: 'payout',
      ourRef: `wdr_${'2'.repeat(26)}_1`,
      problem: 'missing_here',
      state: 'open',
      reopened: 0,
      gap: '-41.00',
    },
    {
      id: '2',
      kind: 'gateway-fee',
      ourRef: `dep_${'3'.repeat(26)}`,
      problem: 'fee',
      state: 'open',
      reopened: 2,
      gap: '-0.01',
    },
  ];
  const differences = kinds.map(({ gap, ...one }) => ({ ...ofDay, ...one, gap: [{ currency: 'EUR', amount: gap }] }));
  const balances = [
    { currency: 'EUR', opening: balanced('152300.10', '152148.48'), parts, closing: balanced('81614.45', '81365.20') },
  ];
  const report = { party: 'CARDS', name: 'Garnet', day: '2026-11-20', state: 'differs', failure: null, comparedAt: at };
  await page.route(`**${readDayReport.path.replace(':party', 'CARDS').replace(':day', '2026-11-20')}`, (route) =>
    route.fulfill({ json: { ...report, balances, rows, differences } }),
  );
  await page.reload();
  await page.getByText('Fees kept as agreed').first().waitFor();
};

/** The queues of withdrawals and disputes. */
export const moneyLines = [
  { name: 'office-cash-outs', as: 'operator', at: '/payments/cash-outs' },
  { name: 'office-stop', as: 'operator', at: '/payments/cash-outs', act: stopCashOuts },
  {
    name: 'office-reconciliation-day',
    as: 'operator',
    at: '/reconciliation/CARDS/2026-11-20',
    act: answerDay,
    whole: true,
    complaint: /404/,
  },
  { name: 'office-disputes', as: 'operator', at: '/payments/disputes', act: disputeQueue },
  { name: 'office-dispute', as: 'operator', at: '/disputes/dsp_1', act: disputeCase, whole: true, complaint: /404/ },
] as const;

const transfer = { leg: 2, refusedCode: null, returnAskedBy: null, said: null, accountOver: false } as const;
const said = { word: 'paid', by: 'Rita Risk', own: false, at: '2026-11-22T09:40:00.000Z' } as const;
const mara = { id: `usr_${'1'.repeat(26)}`, name: 'Mara Lindqvist' };
const jonas = { id: `usr_${'2'.repeat(26)}`, name: 'Jonas Weber' };
const batchOf = (digit: string) => ({
  ...{ id: `bat_${digit.repeat(26)}`, currency: 'EUR', madeBy: 'Olga Office', madeAt: '2026-11-21T10:12:00.000Z' },
  ...{ releasedBy: null, releasedAt: null, fileHash: null },
});

/** Mocks what is to be sent by bank, and a file in each state. */
export const answerBank = async (page: Page): Promise<void> => {
  const leg = { cashOut: `wdr_${'1'.repeat(26)}`, leg: 2, currency: 'EUR', dueAt: '2026-11-24T10:12:00.000Z' };
  const unsent = { ...leg, keptBy: null, taken: false };
  const items = [
    { ...unsent, player: mara, amount: '120.00', account: 'ready' },
    { ...unsent, player: jonas, amount: '20.13', account: 'none', leg: 3 },
    { ...unsent, player: jonas, amount: '75.00', account: 'ready', keptBy: 'risk_review', leg: 4 },
  ];
  const sent = { ...transfer, cashOut: leg.cashOut, player: mara, amount: '120.00' };
  const released = { releasedBy: 'Rita Risk', releasedAt: '2026-11-21T11:02:00.000Z', fileHash: 'ab'.repeat(32) };
  const batches = [
    {
      ...{ ...batchOf('2'), status: 'made', own: false, transfers: 1, controlSum: '120.00' },
      items: [{ ...sent, endToEndId: 'wdr_1_2', status: 'waiting', accountOver: true }],
    },
    {
      ...{ ...batchOf('1'), ...released, status: 'released', own: true, transfers: 3, controlSum: '1445.00' },
      items: [
        { ...sent, amount: '1250.00', endToEndId: 'wdr_1_5', status: 'waiting', said },
        { ...sent, endToEndId: 'wdr_1_3', status: 'paid' },
        { ...sent, player: jonas, amount: '75.00', endToEndId: 'wdr_1_4', status: 'refused', refusedCode: 'AC04' },
      ],
    },
  ];
  const toConfirm = [
    {
      ...{ batch: batches[1]?.id, cashOut: leg.cashOut, leg: 2, currency: 'EUR' },
      player: mara,
      amount: '1250.00',
      said,
    },
  ];
  await page.route(`**${listUnsentLegs.path}`, (route) => route.fulfill({ json: { items, toConfirm } }));
  await page.route(`**${listBankBatches.path}?*`, (route) =>
    route.fulfill({ json: { items: batches, page: 0, size: 10, total: batches.length } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Make the EUR file (1 part)' }).waitFor();
};
