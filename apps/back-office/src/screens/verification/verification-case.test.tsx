import type { VerificationCase } from '@carmine/contract/back-office/players/verification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProofDialog } from '../../shell/proof/proof-dialog.tsx';
import { VerificationCaseScreen } from './verification-case.tsx';

type Answer = (url: string, init?: { method?: string; body?: string }) => Promise<Response>;

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const network = vi.hoisted(() => {
  const held: { answer: Answer } = { answer: () => Promise.reject(new Error('No answer')) };
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) => held.answer(url, init));
  return held;
});

const view: VerificationCase = {
  id: 'ver_1',
  player: { id: 'usr_1', name: 'Ann Example' },
  kind: 'bill',
  status: 'pending',
  stage: 'handed',
  provider: 'identity-checks',
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  refusal: null,
  details: { name: 'Ann Example', address: '14 Triq il-Wied, MT' },
  detailsAtHandIn: null,
  detailsVersion: 'v1',
  note: null,
  documents: [
    { id: 'doc_1', side: 'bill', type: 'image/jpeg', size: 49_000, name: 'bill.jpg' },
    { id: 'doc_2', side: 'back', type: 'application/pdf', size: 900, name: 'bill.pdf' },
  ],
  sameDocumentsOf: [],
};

let shown: VerificationCase;
let sent: { url: string; body: unknown }[];
let decision: { status: number; body: object | undefined };

const reply = (status: number, body: object | undefined) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

beforeEach(() => {
  shown = view;
  sent = [];
  decision = { status: 204, body: undefined };
  network.answer = async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') {
      sent.push({ url, body: JSON.parse(body ?? '{}') as unknown });
      return reply(decision.status, decision.body);
    }
    if (url.includes('/documents/')) return new Response(new Blob(['a picture'], { type: 'image/jpeg' }));
    return reply(200, shown);
  };
});
afterEach(cleanup);

const show = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/verifications/ver_1']}>
        <Routes>
          <Route path="/verifications/:id" element={<VerificationCaseScreen />} />
        </Routes>
        <ProofDialog />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a document waits for the authenticator’s code where the last one was shown too long ago', async () => {
  let proven = false;
  const answer = network.answer;
  network.answer = async (url, init) => {
    if (url.endsWith('/step-up')) proven = true;
    return url.includes('/documents/') && !proven
      ? reply(403, { code: 'step_up_required', message: 'Please show your second factor once more.' })
      : answer(url, init);
  };
  await show();
  fireEvent.input(await screen.findByLabelText('Code from your authenticator app'), { target: { value: '123456' } });
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  await press('Confirm');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Proof of address' })).toBeDefined());
});

test('documents stand beside the details; a picture is shown, a PDF is only offered', async () => {
  await show();
  expect(screen.getByText('14 Triq il-Wied, MT')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Proof of address' }).getAttribute('src')).toMatch(/^blob:/),
  );
  expect(screen.getByRole('button', { name: 'Download the PDF' })).toBeDefined();
  expect(document.querySelector('iframe, embed, object')).toBeNull();
});

test('an approval is about the details that were seen', async () => {
  await show();
  await press('Approve');
  expect(sent).toEqual([
    { url: '/back-office/api/v1/verifications/ver_1/decision', body: { verdict: 'approve', detailsVersion: 'v1' } },
  ]);
});

test('a refusal carries its reason and the words to the player', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'expired' } });
  fireEvent.change(screen.getByLabelText('Note to the player (optional)'), { target: { value: 'It ended in May.' } });
  await press('Reject');
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ verdict: 'refuse', reason: 'expired', note: 'It ended in May.' }),
  );
});

test('who comes second reads that it is decided, and by whom', async () => {
  await show();
  decision = { status: 409, body: { message: 'Somebody has decided this meanwhile.' } };
  shown = { ...view, status: 'verified', decidedAt: '2026-11-20T11:00:00.000Z', decidedBy: 'Olga Office' };
  await press('Approve');
  expect(await screen.findByText('Decided by Olga Office, 2026-11-20 11:00:00')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('changed details and documents known from somebody else stand out', async () => {
  shown = { ...view, detailsAtHandIn: { name: 'Ann Example', address: 'Old 1' }, sameDocumentsOf: ['usr_2'] };
  await show();
  expect(screen.getByText('Old 1')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('usr_2');
});
