import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CorrectDetails } from './correct-details.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: string } = {}) => {
    bodies.push(JSON.parse(body ?? '{}'));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return bodies;
});
afterEach(cleanup);

test('only what was typed is corrected, and half a phone or half a home is not sent', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CorrectDetails playerId="usr_1" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Correct details' }));
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  expect(field('Number').required).toBe(false);
  type('Dialling code', '356');
  expect(field('Number').required).toBe(true);
  type('Number', '79424242');
  type('City', 'Sliema');
  expect(field('Street and number').required).toBe(true);
  type('Street and number', '1 New Street');
  type('Postcode', 'SLM 1');
  type('Date of birth', '1990-05-17');
  type('Reason (audited)', 'seen on the passport');
  fireEvent.click(screen.getByRole('button', { name: 'Save corrections' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        dateOfBirth: Date.UTC(1990, 4, 17) / 1000,
        phone: { dialingCode: '+356', phoneNumber: '79424242' },
        home: { address: '1 New Street', zipCode: 'SLM 1', city: 'Sliema' },
        reason: 'seen on the passport',
      },
    ]),
  );
  expect((await screen.findByRole('status')).textContent).toContain('The player has been notified');
});
