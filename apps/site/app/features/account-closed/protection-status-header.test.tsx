import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProtectionStatusHeader } from './protection-status-header.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-21T10:00:00.000Z';
const coolOff = { kind: 'cool_off', period: '7d', startedAt: at, endsAt: at, over: false } as const;

const show = (protectionStatus: Parameters<typeof ProtectionStatusHeader>[0]['protectionStatus']) => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <ProtectionStatusHeader protectionStatus={protectionStatus} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  return {
    title: screen.getByRole('heading').textContent,
    again: screen.queryByRole('button', { name: 'Sign in again' }) !== null,
  };
};

test.each([
  ['a break that holds', { refusal: 'self_excluded', break: coolOff }, 'You are on a break', false],
  [
    'one whose time is over',
    { refusal: 'self_excluded', break: { ...coolOff, over: true } },
    'Your break is over',
    true,
  ],
  ['one that was ended', { refusal: 'self_excluded' }, 'Your break is over', true],
  [
    'an exclusion whose time is over',
    { refusal: 'self_excluded', break: { ...coolOff, kind: 'exclusion', over: true } },
    'You are self-excluded',
    false,
  ],
  ['a closed account', { refusal: 'account_closed', closed: { at, notBefore: at } }, 'Your account is closed', false],
  ['one that was opened again', { refusal: 'account_closed' }, 'Your account is open again', true],
] as const)(
  '%s is called what it is, and asks to sign in again only when that helps',
  (_what, protectionStatus, title, again) => {
    expect(show({ signedIn: true, ...protectionStatus })).toEqual({ title, again });
  },
);
