import type { OfficeDisputeView } from '@carmine/contract/back-office/money/disputes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerCard, OutcomeCard } from './answer-card.tsx';
import { EvidenceCard } from './evidence-card.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const bodies: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    bodies.push({ url, body: JSON.parse(init?.body ?? '{}') as unknown });
    return new Response(null, { status: 204 });
  });
  return bodies;
});

const at = '2026-11-20T10:00:00.000Z';
const view = {
  ...{ id: 'dsp_1', status: 'open', byGateway: true, refused: false, rulings: [] },
  evidence: [{ id: 'evi_1', addedBy: 'Olga', at, fact: { kind: 'rounds', text: '12 rounds' } }],
} as unknown as OfficeDisputeView;

beforeEach(() => void sent.splice(0));
afterEach(cleanup);

const show = (shown: OfficeDisputeView, mayAct = true) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EvidenceCard view={shown} mayAct={mayAct} />
      {shown.status === 'open' && <AnswerCard view={shown} />}
      <OutcomeCard view={shown} />
    </QueryClientProvider>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('evidence is chosen, read and sent through the gateway', async () => {
  show(view);
  expect(screen.getByText('12 rounds')).toBeTruthy();
  press('Sign-ins and addresses');
  await waitFor(() =>
    expect(sent).toEqual([{ url: '/back-office/api/v1/disputes/dsp_1/facts', body: { fact: 'sign_ins' } }]),
  );
  press('Represent through the gateway');
  await waitFor(() =>
    expect(sent[1]).toEqual({ url: '/back-office/api/v1/disputes/dsp_1/represent', body: { way: 'gateway' } }),
  );
});

test('nothing is sent without evidence, and an outcome needs a reason', () => {
  show({ ...view, evidence: [] });
  expect([isOff('Represent through the gateway'), isOff('Mark as sent by hand')]).toEqual([true, true]);
  expect([isOff('Accept the dispute'), isOff('State as won'), isOff('State as lost')]).toEqual([true, true, true]);
});

test('what was sent can be downloaded, and not changed', () => {
  show({ ...view, status: 'represented' });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download all' })).toBeTruthy();
});
