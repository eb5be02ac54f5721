import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import * as notices from '../../platform/toasts/notify.ts';
import { store, useStore } from '../../state/store.ts';
import { ChangeModal } from './change-modal.tsx';
import { ForgotModal } from './forgot-modal.tsx';
import { ResetModal } from './reset-modal.tsx';

const skin = { captcha: { siteKey: 'key' } };
const first = useStore.getState();
let said: string[] = [];
let calls: { path: string; body: unknown }[] = [];
let answer = () => new Response(null, { status: 204 });

beforeEach(() => {
  useStore.setState(first, true);
  said = [];
  calls = [];
  answer = () => new Response(null, { status: 204 });
  vi.spyOn(notices, 'notify').mockImplementation((_kind, text) => void said.push(text));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({ path, body: JSON.parse(init.body as string) as unknown });
    return Promise.resolve(answer());
  });
  window.grecaptcha = { execute: (_key, { action }) => Promise.resolve(`token of ${action}`) };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.grecaptcha;
});

const refuse = (status: number, code: string, message: string) => {
  answer = () => Response.json({ code, message }, { status });
};

const show = (Modal: ComponentType<ModalProps>, content: ModalProps['content'] = {}) => {
  const closed = vi.fn();
  const Page = () => <Modal open onClose={closed} content={content} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => ({ skin }), Component: Page }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
  return closed;
};

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  test('needs an email, and a valid one', async () => {
    show(ForgotModal);
    press('Send the link');
    expect(await screen.findByText('Email is required')).toBeDefined();
    type('Email', 'mara@');
    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    expect(calls).toEqual([]);
  });

  test('is answered by a toast; the modal closes and its form is empty', async () => {
    const closed = show(ForgotModal);
    type('Email', ' mara@example.org ');
    press('Send the link');
    await waitFor(() => expect(said).toEqual(['Reset password link is sent!']));
    expect(closed).toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
    expect(calls).toEqual([{ path: '/user-service/api/v1/forgot-password', body: { email: 'mara@example.org' } }]);
  });

  test('asked for too often shows the server’s message', async () => {
    refuse(429, 'too_many_requests', 'That was too often.');
    const closed = show(ForgotModal);
    type('Email', 'mara@example.org');
    press('Send the link');
    expect(await screen.findByText('That was too often.')).toBeDefined();
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('a new password by the link of a mail', () => {
  const fill = (password: string, again = password) => {
    type('New password', password);
    type('Repeat the new password', again);
    press('Save the new password');
  };

  test('needs values at all', async () => {
    show(ResetModal, { token: 'mail-token' });
    press('Save the new password');
    expect(await screen.findByText('Please update values before continue')).toBeDefined();
    expect(calls).toEqual([]);
    type('New password', 'a');
    await waitFor(() => expect(screen.queryByText('Please update values before continue')).toBeNull());
  });

  test('under three characters is too short, two that differ do not match', async () => {
    show(ResetModal, { token: 'mail-token' });
    fill('ab');
    expect(await screen.findByText('Password too short')).toBeDefined();
    fill('abc', 'abd');
    expect(await screen.findByText('Password not match')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Password too short')).toBeNull());
    expect(calls).toEqual([]);
  });

  test('is sent with the token of the mail and of the human check, said, and followed by the sign-in', async () => {
    show(ResetModal, { token: 'mail-token' });
    fill('quiet marble rivers');
    await waitFor(() => expect(said).toEqual(['Password successfuly updated']));
    const body = { password: 'quiet marble rivers', confirmPassword: 'quiet marble rivers', token: 'mail-token' };
    expect(calls[0]?.body).toEqual({ ...body, captcha: 'token of reset_password' });
    expect(store().modal.login).toBe(true);
  });

  test.each([
    [422, 'password_too_short', 'Password must be more than 8 characters and not previously been used!'],
    [422, 'password_reused', 'Password must be more than 8 characters and not previously been used!'],
    [422, 'password_common', 'This password is one of the first that others would try.'],
    [503, 'internal', 'Something went wrong on our side.'],
  ])('refused with %i %s shows the one sentence, and what the server adds', async (status, code, message) => {
    refuse(status, code, message);
    show(ResetModal, { token: 'mail-token' });
    fill('password1');
    const one = 'Password must be more than 8 characters and not previously been used!';
    expect(await screen.findByText(one)).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });

  test('with a spent link offers a new one', async () => {
    refuse(422, 'token_invalid', 'This link has expired or was used already.');
    show(ResetModal, { token: 'mail-token' });
    fill('quiet marble rivers');
    expect(await screen.findByText('This link has expired or was used already.')).toBeDefined();
    press('Request a new link');
    expect(store().modal.forgotPassword).toBe(true);
  });

  test('without the human check says so', async () => {
    delete window.grecaptcha;
    show(ResetModal, { token: 'mail-token' });
    fill('quiet marble rivers');
    const lose = () =>
      document.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event('error')));
    lose();
    await waitFor(() => {
      lose();
      expect(screen.getByText('Recaptcha has not been loaded')).toBeDefined();
    });
    expect(calls).toEqual([]);
  });

  test('with an incomplete link sends nothing', () => {
    show(ResetModal);
    expect(screen.getByText(/^This link is incomplete/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save the new password' })).toBeNull();
  });

  test('shows the rule in advance and the strength from the first character on', () => {
    show(ResetModal, { token: 'mail-token' });
    expect(
      screen.getByText('More than 8 characters, not a common password, and not one of your last five.'),
    ).toBeDefined();
    type('New password', 'velvet-otter-41');
    expect(screen.getByLabelText(/^Password strength: /)).toBeDefined();
  });
});

describe('changing the password', () => {
  const fill = (oldPassword: string, newPassword: string, again: string) => {
    type('Current password', oldPassword);
    type('New password', newPassword);
    type('Repeat the new password', again);
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });

  test('has its button disabled until all three fields are filled', () => {
    show(ChangeModal);
    expect(button().disabled).toBe(true);
    fill('old one here', 'quiet marble rivers', '');
    expect(button().disabled).toBe(true);
    fill('old one here', 'quiet marble rivers', 'q');
    expect(button().disabled).toBe(false);
  });

  test('says when it is done, and closes', async () => {
    const closed = show(ChangeModal);
    fill('old one here', 'quiet marble rivers', 'quiet marble rivers');
    press('Change password');
    await waitFor(() => expect(said).toEqual(['Successfully changed password!']));
    expect(closed).toHaveBeenCalled();
  });

  test.each([
    ['old_password_wrong', 'Current password'],
    ['password_common', 'New password'],
    ['passwords_differ', 'Repeat the new password'],
  ])('refused with %s says so in a toast and at its field', async (code, label) => {
    refuse(422, code, 'What is wrong');
    const closed = show(ChangeModal);
    fill('old one here', 'password1', 'password1');
    press('Change password');
    await waitFor(() => expect(said).toEqual(["Couldn't change password, please try again later!"]));
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('What is wrong')).toBeDefined();
    expect(closed).not.toHaveBeenCalled();
  });
});
