import type { VerificationCase } from '@carmine/contract/back-office/players/verification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VerificationDecision } from './verification-decision.tsx';
import { VerificationWithdrawal } from './verification-withdrawal.tsx';

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

const view = { id: 'ver_1', kind: 'bill', detailsVersion: 'v1' } as VerificationCase;

const forms: readonly [string, ReactNode, string, object][] = [
  ['a refusal', <VerificationDecision key="1" view={view} />, 'Reject', { verdict: 'refuse' }],
  ['a withdrawn verification', <VerificationWithdrawal key="2" view={view} />, 'Request again', {}],
];

test.each(forms)('the reason of %s is chosen, never preselected', async (_name, form, action, body) => {
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  const reason = screen.getByLabelText<HTMLSelectElement>('Reason');
  expect(reason.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: action }));
  fireEvent.change(reason, { target: { value: 'too_old' } });
  fireEvent.click(screen.getByRole('button', { name: action }));
  await waitFor(() => expect(sent).toEqual([{ ...body, reason: 'too_old', note: '' }]));
});

/** happy-dom does not render preset form values: read instead. */
test('no form of the back office presets a reason, a limit or a length', () => {
  const screens = path.join(import.meta.dirname, '..');
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.tsx$/.test(file),
  );
  const presets = files.flatMap(
    (file) =>
      readFileSync(path.join(screens, file), 'utf8').match(
        /defaultValues: \{[^}]*\b(reason|code|which|period): '[^']+'/g,
      ) ?? [],
  );
  expect(files.length).toBeGreaterThan(40);
  expect(presets).toEqual([]);
});
