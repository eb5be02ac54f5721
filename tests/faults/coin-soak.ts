/** The death of server, worker, signer, gateway and node at each boundary of payments in and out, as the suite tests it and beyond, several times. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vitestCli } from '../../tools/testing/vitest-cli.mjs';

export interface CoinSoak {
  readonly boundaries: number;
  readonly passed: number;
  /** What failed, by name. */
  readonly failed: readonly string[];
}

const tests = [
  ...['deposits/crashes', 'fiat-payouts/payout-kills', 'treasury/token-sweeps'],
  ...['coin-kills', 'change-kills', 'more-coin-kills', 'killed-signer'].map((name) => `coin-payouts/${name}`),
].map((name) => `apps/server/src/modules/payments/${name}.test.ts`);
const root = path.join(import.meta.dirname, '..', '..');

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { status: string; fullName: string }[] }[];
}

const runOnce = async (): Promise<Report> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carmine-coins-'));
  const report = path.join(folder, 'report.json');
  const args = [vitestCli(), 'run', '--project', 'server', ...tests, '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, NODE_ENV: 'test', PAYMENT_KILLS: 'whole' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => child.once('exit', resolve));
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const soakCoins = async (rounds: number, onRound: (done: number) => void): Promise<CoinSoak> => {
  let [boundaries, passed] = [0, 0];
  const failed: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const files = (await runOnce()).testResults.map(({ assertionResults }) => assertionResults);
    // A file that could not run at all proves nothing.
    if (files.filter((file) => file.length > 0).length < tests.length) failed.push(`round ${round} left a file out`);
    const all = files.flat();
    boundaries += all.length;
    passed += all.filter(({ status }) => status === 'passed').length;
    failed.push(...all.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName));
    onRound(round);
  }
  return { boundaries, passed, failed };
};
