import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { countryCodesQuery } from '../../../queries/location.ts';
import { createIntentKeys } from '../../../platform/calls/intent-key.ts';
import { profileQuery } from '../../../queries/profile.ts';
import { CoinDetails } from './details-for.tsx';
import type { Deposit } from '../use-deposit.ts';

const toasts: string[] = [];
vi.mock('../../../platform/toasts/notify.ts', () => ({
  notify: (kind: string, text: string) => toasts.push(`${kind}: ${text}`),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  toasts.splice(0);
});

const profile = {
  ...{ ...emptyProfile, confirmed: true },
  userDetails: {
    ...{ ...emptyProfile.userDetails, dateOfBirth: 0, country: 'MT', city: 'Sliema', zipCode: 'SLM 1', address: '1' },
    phone: { dialingCode: '+356', phoneNumber: '99112233' },
  },
};

const save = (answer: () => Response) => {
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) =>
    Promise.resolve(method === 'POST' && path.includes('crypto') ? answer() : Response.json(profile)),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(profileQuery().queryKey, profile);
  client.setQueryData(countryCodesQuery().queryKey, [{ name: 'Malta', code: '+356', isoCode: 'MT' }]);
  const steps: string[] = [];
  const deposit = {
    currency: 'ETH',
    keys: createIntentKeys(),
    setStep: ({ name }: { name: string }) => void steps.push(name),
  } as unknown as Deposit;
  const Stub = createRoutesStub([{ path: '/', Component: () => <CoinDetails deposit={deposit} missing={['city']} /> }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Sliema' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  return steps;
};

test.each([
  ['verification_required', '/profile/verification'],
  ['deposit_limit_required', '/profile/limits'],
])('a deposit refused with %s takes the focus, leads to %s and is called no success', async (code, way) => {
  save(() =>
    Response.json({ type: 'about:blank', title: code, status: 422, code, message: 'Not yet.' }, { status: 422 }),
  );
  const refusal = await screen.findByRole('alert');
  expect(refusal.textContent).toContain('Not yet.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(way);
  expect(document.activeElement?.contains(refusal)).toBe(true);
  expect(toasts).toEqual([]);
});

test('saved details are confirmed once the deposit goes on', async () => {
  const steps = save(() => Response.json({ address: '0x0' }));
  await waitFor(() => expect(toasts).toEqual(['success: Profile saved']));
  expect(steps).toEqual(['address']);
});
