import { readAmount } from '@carmine/money';
import { expect, test } from 'vitest';
import { checkCashOut, looksLikeAddress, type CashOutFacts } from './cash-out-rules.ts';

const verification = (verified: boolean) => ({ verified, status: verified ? 'verified' : 'none' }) as const;

const facts = ({ identity = true, bill = true, held = '1.000000000' } = {}): CashOutFacts => ({
  minimums: { minWithdraw: '0.005000000' },
  profile: { idVerification: verification(identity), billVerification: verification(bill) },
  held: readAmount('ETH', held),
});

const eth = (text: string) => readAmount('ETH', text);

test('the checks come in their order: amount, documents, funds, address', () => {
  const wrong = facts({ identity: false, held: '0.000000000' });
  expect(checkCashOut({ amount: eth('0.004999999'), address: '' }, wrong)).toBe('blocked');
  expect(checkCashOut({ amount: eth('0.005'), address: '' }, wrong)).toBe('verification');
  expect(checkCashOut({ amount: eth('0.005'), address: '' }, facts({ held: '0.000000000' }))).toBe('funds');
  expect(checkCashOut({ amount: eth('0.005'), address: ' ' }, facts())).toBe('address');
  expect(checkCashOut({ amount: eth('0.005'), address: '0x1' }, facts())).toBe('ready');
});

test('identity and address are both needed', () => {
  const form = { amount: eth('0.01'), address: '0x1' };
  expect(checkCashOut(form, facts({ identity: false }))).toBe('verification');
  expect(checkCashOut(form, facts({ bill: false }))).toBe('verification');
});

test('the whole balance may go, and not one unit more', () => {
  expect(checkCashOut({ amount: eth('1'), address: '0x1' }, facts())).toBe('ready');
  expect(checkCashOut({ amount: eth('1.000000001'), address: '0x1' }, facts())).toBe('funds');
});

test('while anything is not known yet the press does nothing', () => {
  const form = { amount: eth('0.01'), address: '0x1' };
  for (const missing of ['minimums', 'profile', 'held'] as const) {
    expect(checkCashOut(form, { ...facts(), [missing]: undefined })).toBe('blocked');
  }
  expect(checkCashOut({ amount: undefined, address: '0x1' }, facts())).toBe('blocked');
});

test('an empty amount blocks nothing: the press says what is missing, unless the house has stopped all', () => {
  const form = { amount: undefined, address: '', empty: true };
  expect(checkCashOut(form, facts())).toBe('empty');
  expect(checkCashOut(form, { ...facts(), paused: true })).toBe('blocked');
});

test('below the minimum a player who may not play can withdraw everything, but no part', () => {
  const barred = { ...facts({ held: '0.002000000' }), all: eth('0.002') };
  expect(checkCashOut({ amount: eth('0.002'), address: '0x1' }, barred)).toBe('ready');
  expect(checkCashOut({ amount: eth('0.001999999'), address: '0x1' }, barred)).toBe('blocked');
  expect(checkCashOut({ amount: eth('0'), address: '0x1' }, { ...barred, all: eth('0') })).toBe('blocked');
  expect(checkCashOut({ amount: eth('0.002'), address: '0x1' }, { ...barred, all: undefined })).toBe('blocked');
});

test('nothing can be requested while all withdrawals are stopped', () => {
  expect(checkCashOut({ amount: eth('0.01'), address: '0x1' }, { ...facts(), paused: true })).toBe('blocked');
});

test('an address of the chain looks like one', () => {
  expect(looksLikeAddress('ETH', ' 0x52908400098527886E0F7030069857D2E4169EE7 ')).toBe(true);
  expect(looksLikeAddress('ETH', '0x52908400098527886E0F7030069857D2E4169EE')).toBe(false);
});
