import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as passkeys from './passkey.ts';
import { StepUpForm } from './step-up-form.tsx';
import { useStepUp } from './use-step-up.tsx';

const options = { challenge: 'c1' };
let ways = ['code', 'passkey'];
let answers: { status: number; message?: string }[] = [];
let proofs: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  ways = ['code', 'passkey'];
  answers = [];
  proofs = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.method === 'GET') return Promise.resolve(Response.json({ ways, passkey: options }));
    proofs.push(JSON.parse(init.body as string));
    const { status, message } = answers.shift() ?? { status: 204 };
    return Promise.resolve(
      status === 204 ? new Response(null, { status }) : Response.json({ code: 'step_up_failed', message }, { status }),
    );
  });
  vi.spyOn(passkeys, 'hasPasskeys').mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wrap = (children: React.ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('a step-up', () => {
  test('is done by password; a wrong one is reported at its field', async () => {
    answers = [{ status: 403, message: 'This is not your password. Please try again.' }, { status: 204 }];
    const proven = vi.fn();
    ways = ['password'];
    wrap(<StepUpForm onProven={proven} />);
    await screen.findByLabelText('Password');
    type('Password', 'wrong');
    press('Confirm');
    expect(await screen.findByText('This is not your password. Please try again.')).toBeDefined();
    expect(proven).not.toHaveBeenCalled();
    type('Password', 'right');
    press('Confirm');
    await waitFor(() => expect(proven).toHaveBeenCalledTimes(1));
    expect(proofs).toEqual([{ password: 'wrong' }, { password: 'right' }]);
  });

  test('is done by a code, or by a passkey, where the player has them', async () => {
    const proven = vi.fn();
    vi.spyOn(passkeys, 'signWithPasskey').mockResolvedValue({ id: 'k' });
    wrap(<StepUpForm onProven={proven} />);
    await screen.findByRole('button', { name: 'Passkey' });
    press('Code');
    type(/^App code/, ' 123456 ');
    press('Confirm');
    await waitFor(() => expect(proven).toHaveBeenCalledTimes(1));
    press('Passkey');
    press('Use a passkey');
    await waitFor(() => expect(proven).toHaveBeenCalledTimes(2));
    expect(proofs).toEqual([{ code: '123456' }, { passkey: { id: 'k' } }]);
  });

  test('offers only what there is', async () => {
    ways = ['password'];
    wrap(<StepUpForm onProven={() => undefined} />);
    expect(await screen.findByLabelText('Password')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Passkey' })).toBeNull();
  });

  test.each([
    [['code', 'passkey'], 'Passkey'],
    [['passkey', 'code'], 'Passkey'],
  ])('of %s opens on the strongest', async (there, name) => {
    ways = there;
    wrap(<StepUpForm onProven={() => undefined} />);
    expect((await screen.findByRole('button', { name })).getAttribute('aria-pressed')).toBe('true');
  });

  test('opens with the last successful method, not with a removed one', async () => {
    const proven = vi.fn();
    wrap(<StepUpForm onProven={proven} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Code' }));
    type(/^App code/, '123456');
    press('Confirm');
    await waitFor(() => expect(proven).toHaveBeenCalled());
    cleanup();
    wrap(<StepUpForm onProven={proven} />);
    expect(await screen.findByLabelText(/^App code/)).toBeDefined();
    cleanup();
    ways = ['passkey'];
    wrap(<StepUpForm onProven={proven} />);
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeDefined();
  });

  test('offers no password where there is a second factor, and says so where none can be used here', async () => {
    wrap(<StepUpForm onProven={() => undefined} />);
    await screen.findByRole('button', { name: 'Code' });
    expect(screen.queryByText('Password')).toBeNull();
    cleanup();
    vi.spyOn(passkeys, 'hasPasskeys').mockReturnValue(false);
    ways = ['passkey'];
    wrap(<StepUpForm onProven={() => undefined} />);
    expect(await screen.findByText(/cannot be used in this browser/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('offers the password where it cannot be asked what there is', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StepUpForm onProven={() => undefined} />
      </QueryClientProvider>,
    );
    expect(await screen.findByLabelText('Password')).toBeDefined();
  });
});

describe('an action that needs one', () => {
  beforeEach(() => {
    ways = ['password'];
  });
  const Guarded = ({ attempt, onDone }: { attempt: () => Promise<unknown>; onDone: (result: unknown) => void }) => {
    const { guard, dialog } = useStepUp();
    return (
      <>
        <button type="button" onClick={() => void guard(attempt as never).then(onDone)}>
          Do it
        </button>
        {dialog}
      </>
    );
  };
  const refused = { ok: false, status: 403, problem: { code: 'step_up_required' } };

  test('is done again after the proof, and once only', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(refused).mockResolvedValue({ ok: true, data: 1 });
    const done = vi.fn();
    wrap(<Guarded attempt={attempt} onDone={done} />);
    press('Do it');
    fireEvent.input(await screen.findByLabelText('Password'), { target: { value: 'right' } });
    press('Confirm');
    await waitFor(() => expect(done).toHaveBeenCalledWith({ ok: true, data: 1 }));
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  test('is left alone by who closes the question', async () => {
    const attempt = vi.fn().mockResolvedValue(refused);
    const done = vi.fn();
    wrap(<Guarded attempt={attempt} onDone={done} />);
    press('Do it');
    await screen.findByLabelText('Password');
    press('Close');
    await waitFor(() => expect(done).toHaveBeenCalledWith(undefined));
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
