import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BreakForm, LimitForm } from './protection-actions.tsx';

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const sent = vi.hoisted(() => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body?: string } = {}) => {
    bodies.push(JSON.parse(body ?? '{}'));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return bodies;
});
beforeEach(() => void sent.splice(0));
afterEach(cleanup);

const show = (form: ReactNode) => render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What was pressed before has been answered or refused by the time this one is. */
const isAllThatWasSent = (...bodies: unknown[]) => waitFor(() => expect(sent).toEqual(bodies));

test('a permanent exclusion is sent with the word FOREVER typed out, and with no other', async () => {
  show(<BreakForm playerId="usr_1" />);
  type('Length', 'forever');
  type('Reason (audited)', 'asked for in writing');
  press('Start');
  type('Type FOREVER to confirm', 'forever');
  press('Start');
  type('Type FOREVER to confirm', 'FOREVER');
  press('Start');
  await isAllThatWasSent({ period: 'forever', reason: 'asked for in writing' });
});

test('which limit is tightened is chosen, never preselected', async () => {
  show(<LimitForm playerId="usr_1" />);
  const which = screen.getByLabelText<HTMLSelectElement>('Limit');
  expect(which.value).toBe('');
  type('Amount, €', '20');
  type('Reason (audited)', 'seen in the chat');
  press('Set');
  type('Limit', 'loss day');
  press('Set');
  await isAllThatWasSent({ kind: 'loss', span: 'day', limit: '20', reason: 'seen in the chat' });
});
