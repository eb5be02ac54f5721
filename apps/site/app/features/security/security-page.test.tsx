import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as notices from '../../platform/toasts/notify.ts';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { sessionQuery } from '../../queries/session.ts';
import * as passkeys from '../session/passkey.ts';
import { SecurityPage } from './security-page.tsx';

const codes = Array.from({ length: 10 }, (_one, i) => `code-${i}`);
const phone = { id: 'pky_1', name: 'My phone', createdAt: '2026-01-02T03:04:05Z', lastUsedAt: null };
let state = { totp: false, passkeys: [] as unknown[], recoveryCodesLeft: 0, passkeysPossible: true };
let sent: string[] = [];
let said: string[] = [];
let dueAt: string | null = null;
let replies: Record<string, () => Response> = {};

beforeEach(() => {
  state = { totp: false, passkeys: [], recoveryCodesLeft: 0, passkeysPossible: true };
  [sent, said, replies, dueAt] = [[], [], {}, null];
  vi.spyOn(notices, 'notify').mockImplementation((_kind, text) => void said.push(text));
  vi.spyOn(passkeys, 'hasPasskeys').mockReturnValue(true);
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    const short = `${method} ${path.replace('/user-service/api/v1/', '')}`;
    if (short === 'GET second-factor') return Promise.resolve(Response.json(state));
    if (short === 'GET second-factor/removal') return Promise.resolve(Response.json({ dueAt }));
    sent.push(short);
    return Promise.resolve(replies[short]?.() ?? new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const mara: SessionSummary | null = { id: 'usr_1', name: 'Mara', email: 'm@example.org' };
  client.setQueryData(sessionQuery().queryKey, mara);
  const Stub = createRoutesStub([{ path: '*', Component: SecurityPage }]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/profile/security']} />
    </QueryClientProvider>,
  );
};

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the security page', () => {
  test('says when the second factor goes as lost, and keeps it with one press', async () => {
    dueAt = '2026-11-24T10:00:00Z';
    state.totp = true;
    show();
    await screen.findByText(/Your second factor was reported lost/);
    dueAt = null;
    await press('Keep my second factor');
    await waitFor(() => expect(said).toEqual(['Your second factor stays.']));
    expect(sent).toEqual(['DELETE second-factor/removal']);
    await waitFor(() => expect(screen.queryByText(/reported lost/)).toBeNull());
  });

  test('turns the app off only after a second yes', async () => {
    state = { ...state, totp: true, recoveryCodesLeft: 10 };
    show();
    await press('Turn off');
    await press('Cancel');
    expect(sent).toEqual([]);
    await press('Turn off');
    await screen.findByText('Turn off the authenticator app?');
    await press('Turn off');
    await waitFor(() => expect(said).toEqual(['Authenticator app turned off.']));
    expect(sent).toEqual(['DELETE second-factor/totp']);
  });

  test('shows new recovery codes this once', async () => {
    state = { ...state, totp: true, recoveryCodesLeft: 1 };
    replies = { 'POST second-factor/recovery-codes': () => Response.json({ recoveryCodes: codes }) };
    show();
    expect(await screen.findByText(/1 left$/)).toBeDefined();
    await press('Generate new codes');
    await screen.findByText('Generate new recovery codes?');
    await press('Generate new codes');
    for (const code of codes) expect(await screen.findByText(code)).toBeDefined();
    await press('I’ve saved my codes');
    await waitFor(() => expect(screen.queryByText('code-0')).toBeNull());
  });

  test('adds a passkey under a name, and shows the first recovery codes', async () => {
    vi.spyOn(passkeys, 'makePasskey').mockResolvedValueOnce(undefined).mockResolvedValue({ id: 'k' });
    replies = {
      'GET second-factor/passkeys': () => Response.json({ options: {} }),
      'POST second-factor/passkeys': () => Response.json({ recoveryCodes: codes }, { status: 201 }),
    };
    show();
    await press('Add passkey');
    await press('Continue');
    expect(await screen.findByText('Please enter a name')).toBeDefined();
    fireEvent.input(screen.getByLabelText('Name of this device'), { target: { value: 'My phone' } });
    await press('Continue');
    expect(await screen.findByText('Your browser did not create a passkey. Please try again.')).toBeDefined();
    await press('Continue');
    expect(await screen.findByText('code-9')).toBeDefined();
    expect(said).toEqual(['Passkey added.']);
  });

  test('lists passkeys and removes one', async () => {
    state = { ...state, passkeys: [phone], recoveryCodesLeft: 10 };
    show();
    expect(await screen.findByText('My phone')).toBeDefined();
    expect(screen.getByText(/never used$/)).toBeDefined();
    await press('Remove My phone');
    await waitFor(() => expect(said).toEqual(['Passkey removed.']));
    expect(sent).toEqual(['DELETE second-factor/passkeys/pky_1']);
  });

  test('says why there are no passkeys at a bare address', async () => {
    state = { ...state, passkeysPossible: false };
    show();
    expect(await screen.findByText(/^Passkeys do not work with a bare IP address/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });

  test('says in a toast what the server refuses', async () => {
    replies = {
      'POST second-factor/totp': () =>
        Response.json({ code: 'totp_already_on', message: 'Set up already.' }, { status: 409 }),
    };
    show();
    await press('Set up');
    await waitFor(() => expect(said).toEqual(['Set up already.']));
  });
});
