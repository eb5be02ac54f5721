import type { ChainHealthAnswer } from '@carmine/contract/back-office/money/chains';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Chain } from './chains.tsx';

afterEach(cleanup);

const chain: ChainHealthAnswer = {
  ...{ code: 'ETH', currency: 'ETH', head: '12', read: '12', readAt: '2026-11-20T10:00:00.000Z', confirmations: 3 },
  ...{ houseAddress: '0xhouse', hot: '4.000000000', fee: '0.000040000', fuel: null, unswept: '0.000000000' },
  ...{ unsweptAddresses: 0, inFlight: '0.000000000', unsigned: 0, unmined: 0, unlisted: [], troubles: [] },
};

test('where tokens are moved, the address for their fuel, what lies there and when that is too little are shown', () => {
  render(
    <Chain
      chain={{
        ...{ ...chain, troubles: ['fuel_low'] },
        fuel: { address: '0xfuel', balance: '0.000100000', low: '0.002500000' },
      }}
    />,
  );
  expect(screen.getByText('0xfuel')).toBeTruthy();
  expect(screen.getByText(/0\.0001/)).toBeTruthy();
  expect(screen.getByText('below 0.002500000 no tokens are moved')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Too little fuel');
});

test('tokens that are not listed are shown with their contract and where they lie', () => {
  const token = { contract: '0xcontract', amount: '500000000', address: '0xplayer', txid: '0xtransaction' };
  render(<Chain chain={{ ...chain, unlisted: [{ ...token, at: '2026-11-20T10:00:00.000Z' }] }} />);
  for (const text of Object.values(token)) expect(screen.getByText(text)).toBeTruthy();
});

test('nothing of fuel is shown where a network carries no token', () => {
  render(<Chain chain={chain} />);
  expect(screen.queryByText(/fuel/i)).toBeNull();
});
