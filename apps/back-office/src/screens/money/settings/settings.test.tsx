import type { PaymentSettings } from '@carmine/contract/back-office/money/settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoneySettings } from './settings.tsx';

const settings: PaymentSettings = {
  ...{ gateways: [], currencies: [] },
  rules: { automatic: true, upToEur: '50.00', perDayEur: '100.00', twoPersonsFromEur: '300.00' },
  ...{ limits: { mostEur: '400.00', playerDayEur: null }, methods: [], agreedFees: [] },
};

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify(settings)));
    bodies.push(JSON.parse(body ?? '{}'));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return bodies;
});
afterEach(cleanup);

test('a rule that lets one cash-out out with more than the whole day cannot be saved', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoneySettings mayChange />
    </QueryClientProvider>,
  );
  const form = (await screen.findByLabelText('One withdrawal, up to €')).closest('form');
  if (form === null) throw new Error('The rule of automatic approval is no form.');
  const rule = within(form);
  const type = (label: string, value: string) => fireEvent.change(rule.getByLabelText(label), { target: { value } });
  type('Reason (audited)', 'smaller days');
  type('One player per day, up to €', '20');
  expect(rule.getByRole('alert').textContent).toContain('above the daily limit');
  const save = rule.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  type('One withdrawal, up to €', '20');
  expect(rule.queryByRole('alert')).toBeNull();
  fireEvent.click(save);
  await waitFor(() => expect(sent).toMatchObject([{ upToEur: '20', perDayEur: '20', reason: 'smaller days' }]));
});
