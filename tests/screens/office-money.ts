/** Actions before screenshots of the back office's money screens. */
import { readCashOutStop, stopWithdrawals } from '@carmine/contract/back-office/money/books';
import type { Page } from 'playwright';

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

/** A page of the office's payments, as a line of the table. */
export const officePayments = (page: string) =>
  ({ name: `office-${page}`, as: 'operator', at: `/payments/${page}` }) as const;
