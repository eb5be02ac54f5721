import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as notices from '../../platform/toasts/notify.ts';
import { sessionQuery } from '../../queries/session.ts';
import { store, useStore } from '../../state/store.ts';
import { LoginModal } from './login-modal.tsx';
import * as passkeys from './passkey.ts';
import { useSignOut } from './sign-out.ts';

const skin = { captcha: { siteKey: 'key' } };
const user = { id: 'usr_1', name: 'Mara Lindqvist', email: 'mara@example.org' };
const first = useStore.getState();
let said: string[] = [];
let sent: { path: string; method: string; body: Record<string, unknown> }[] = [];
let answers: Response[] = [];
let protectionStatus: object = { signedIn: false };

beforeEach(() => {
  useStore.setState(first, true);
  [said, sent, answers] = [[], [], []];
  protectionStatus = { signedIn: false };
  vi.spyOn(notices, 'takeBack').mockImplementation((_kind, text) => void (said = said.filter((one) => one !== text)));
  vi.spyOn(notices, 'notify').mockImplementation((_kind, text) => void said.push(text));
  vi.spyOn(passkeys, 'hasPasskeys').mockReturnValue(true);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    if (path.endsWith('/protection-status')) return Promise.resolve(Response.json(protectionStatus));
    if (!/\/(signin|signout|sign-in-link)$/.test(path)) return Promise.resolve(Response.json({}));
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    sent.push({ path, method, body });
    return Promise.resolve(answers.shift() ?? Response.json({ user }));
  });
  window.grecaptcha = { execute: (_key, { action }) => Promise.resolve(`token of ${action}`) };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.grecaptcha;
});

const refuse = (status: number, code: string, more: object = {}) =>
  answers.push(Response.json({ code, message: `Said by the server: ${code}`, ...more }, { status }));

const SignOut = () => {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Out
    </button>
  );
};

const show = () => {
  const closed = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Page = () => (
    <>
      <LoginModal open onClose={closed} content={{}} />
      <SignOut />
    </>
  );
  const routes = [{ id: 'root', path: '*', loader: () => ({ skin }), Component: Page }];
  const Stub = createRoutesStub(routes);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={['/history/bets']} hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
  return { closed, client };
};

const type = (label: RegExp | string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const enter = () => {
  type('Email', 'mara@example.org');
  type('Password', 'velvet curtain 42');
  press('Sign in');
};

describe('signing in', () => {
  test('needs an email of valid format and a password', async () => {
    show();
    press('Sign in');
    expect(await screen.findByText('Email is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    type('Email', 'mara');
    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('sends its human check’s token, closes, and updates the session', async () => {
    const { closed, client } = show();
    enter();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({
      captcha: 'token of login',
      email: 'mara@example.org',
      password: 'velvet curtain 42',
    });
    expect(client.getQueryData(sessionQuery().queryKey)).toMatchObject({ name: 'Mara Lindqvist' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ name: 'Mara Lindqvist', 'user-id': 'usr_1' });
  });

  test.each([
    [451, 'self_excluded', 'Your account is on cool off period, contact support!'],
    [423, 'account_locked', 'Your account has been locked, Please contact support!'],
    [401, 'invalid_credentials', 'Either username or password is incorrect'],
    [422, 'captcha_failed', 'Either username or password is incorrect'],
    [500, 'internal', 'Either username or password is incorrect'],
    [429, 'too_many_attempts', 'Said by the server: too_many_attempts'],
    [403, 'account_closed', 'Said by the server: account_closed'],
    [403, 'country_restricted', 'Said by the server: country_restricted'],
  ])(
    'refused with %i %s says so in its words; in a toast only where it has none of its own',
    async (status, code, message) => {
      refuse(status, code);
      const { closed } = show();
      enter();
      expect(await screen.findByText(message)).toBeDefined();
      expect(said).toEqual(message.startsWith('Said by the server') ? [] : ['Signin did not work!']);
      expect(store().user.loginError).toBe(message);
      expect(closed).not.toHaveBeenCalled();
    },
  );

  test('too many wrong passwords from one address: a link by mail is offered and confirmed', async () => {
    refuse(429, 'too_many_attempts');
    show();
    enter();
    fireEvent.click(await screen.findByRole('button', { name: 'Email me a link instead' }));
    expect(await screen.findByText(/a link is on its way. Open it in this browser/)).toBeDefined();
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { email: 'mara@example.org' } });
    expect(sent.at(-1)?.path).toMatch(/sign-in-link$/);
    cleanup();
    refuse(401, 'invalid_credentials');
    show();
    enter();
    await screen.findByText('Either username or password is incorrect');
    expect(screen.queryByRole('button', { name: 'Email me a link instead' })).toBeNull();
  });

  test.each([
    [{ endsAt: '2031-02-03T12:00:00.000Z', over: false, kind: 'cool_off' }, /^Your break lasts until .*2031/],
    [{ over: false, kind: 'exclusion' }, /^Your exclusion is permanent, as you requested\./],
    [{ endsAt: '2021-02-03T12:00:00.000Z', over: true, kind: 'exclusion' }, /^The period of your exclusion is over\./],
  ])('on a break says how long it lasts, and what leads to the money: %o', async (found, says) => {
    protectionStatus = { signedIn: true, refusal: 'self_excluded', break: found };
    refuse(451, 'self_excluded');
    const { closed } = show();
    enter();
    expect(await screen.findByText('Your account is on cool off period, contact support!')).toBeDefined();
    expect(await screen.findByText(says)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Go to your money', hidden: true }));
    expect(closed).toHaveBeenCalled();
  });

  test('with a wrong password leads nowhere, also in a browser that was let in to cash out before', async () => {
    protectionStatus = { signedIn: true, refusal: 'self_excluded' };
    refuse(451, 'self_excluded');
    refuse(401, 'invalid_credentials');
    show();
    enter();
    await screen.findByRole('link', { name: 'Go to your money', hidden: true });
    press('Sign in');
    await screen.findByText('Either username or password is incorrect');
    expect(screen.queryByRole('link', { name: 'Go to your money', hidden: true })).toBeNull();
  });

  test('clears the last failure with the next try and with the leaving', async () => {
    refuse(401, 'invalid_credentials');
    const { closed } = show();
    enter();
    await screen.findByText('Either username or password is incorrect');
    press('Sign in');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(store().user.loginError).toBeUndefined();
  });

  test('without the human check says so', async () => {
    delete window.grecaptcha;
    show();
    enter();
    const lose = () =>
      document.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event('error')));
    await waitFor(() => {
      lose();
      expect(screen.getByText('Recaptcha has not been loaded')).toBeDefined();
    });
    expect(sent).toEqual([]);
  });

  test('leads to the registration and to a forgotten password', () => {
    show();
    press('Register');
    expect(store().modal.register).toBe(true);
    press('Forgot password?');
    expect(store().modal.forgotPassword).toBe(true);
  });
});

describe('a second factor', () => {
  const ask = (more: object = { ways: ['code'] }) => refuse(403, 'second_factor_required', more);

  test('is requested without an error message, and sent with the earlier input', async () => {
    ask();
    const { closed } = show();
    enter();
    fireEvent.input(await screen.findByLabelText(/^App code/), { target: { value: ' 123456 ' } });
    expect(said).toEqual([]);
    press('Sign in');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent[1]?.body).toMatchObject({ email: 'mara@example.org', password: 'velvet curtain 42', code: '123456' });
  });

  test('that is wrong is reported, and another account can be chosen', async () => {
    ask();
    refuse(403, 'second_factor_failed');
    show();
    enter();
    await screen.findByLabelText(/^App code/);
    press('Sign in');
    expect(await screen.findByText('Please enter a code')).toBeDefined();
    type(/^App code/, '000000');
    press('Sign in');
    expect(await screen.findByText('Said by the server: second_factor_failed')).toBeDefined();
    expect(said).toEqual([]);
    press('Use another account');
    expect(screen.getByLabelText('Email')).toBeDefined();
    expect(screen.queryByText('Said by the server: second_factor_failed')).toBeNull();
  });

  test('requested after a wrong password clears its error', async () => {
    refuse(401, 'invalid_credentials');
    ask();
    show();
    enter();
    await waitFor(() => expect(said).toEqual(['Signin did not work!']));
    press('Sign in');
    await screen.findByLabelText(/^App code/);
    expect(said).toEqual([]);
  });

  test('by passkey signs each challenge once', async () => {
    ask({ ways: ['code', 'passkey'], passkey: { challenge: 'one' } });
    refuse(403, 'second_factor_failed');
    ask({ ways: ['code', 'passkey'], passkey: { challenge: 'two' } });
    const sign = vi
      .spyOn(passkeys, 'signWithPasskey')
      .mockImplementation((options) => Promise.resolve({ of: options }));
    const { closed } = show();
    enter();
    await screen.findByRole('button', { name: 'Use a passkey' });
    press('Use a passkey');
    await screen.findByText('Said by the server: second_factor_failed');
    press('Use a passkey');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sign.mock.calls.map(([options]) => options['challenge'])).toEqual(['one', 'two']);
  });

  test('by a cancelled passkey is reported', async () => {
    ask({ ways: ['passkey'], passkey: { challenge: 'one' } });
    vi.spyOn(passkeys, 'signWithPasskey').mockResolvedValue(undefined);
    show();
    enter();
    await screen.findByRole('button', { name: 'Use a passkey' });
    press('Use a passkey');
    expect(await screen.findByText('The passkey could not be used. Please try again.')).toBeDefined();
  });
});

describe('signing out', () => {
  test('that fails says so, and keeps who is signed in', async () => {
    answers.push(new Response(null, { status: 500 }));
    const { client } = show();
    client.setQueryData(sessionQuery().queryKey, user);
    press('Out');
    await waitFor(() => expect(said).toEqual(['Signout did not work!']));
    expect(client.getQueryData(sessionQuery().queryKey)).toEqual(user);
  });

  test('clears who was signed in and the stored record', async () => {
    localStorage.setItem('user', '{}');
    answers.push(new Response(null, { status: 204 }));
    const { client } = show();
    client.setQueryData(sessionQuery().queryKey, user);
    press('Out');
    await waitFor(() => expect(client.getQueryData(sessionQuery().queryKey)).toBeNull());
    // The record is removed once the server has answered; cached personal data before that.
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/user-service/api/v1/signout' }]);
  });
});
