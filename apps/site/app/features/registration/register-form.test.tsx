import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RegisterForm } from './register-form.tsx';

const skin = { captcha: { siteKey: 'key' }, switches: { promoCode: true } };

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const answers = (emailStatus: string | number, registration: { status: number; body: unknown }) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Promise.resolve(Response.json([]));
    calls.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    if (path.endsWith('/validate')) {
      return Promise.resolve(
        typeof emailStatus === 'number'
          ? Response.json({ message: 'x' }, { status: emailStatus })
          : Response.json({ email_status: emailStatus }),
      );
    }
    if (path.includes('/promotion/coupon'))
      return Promise.resolve(Response.json({ valid: !(init.body as string).includes('MADEUP') }));
    return Promise.resolve(Response.json(registration.body, { status: registration.status }));
  });
  return calls;
};

const show = () => {
  const done = vi.fn();
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => ({ skin }), Component: () => <RegisterForm onDone={done} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Stub hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
  return done;
};

const fill = () => {
  fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Mara Lindqvist' } });
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'mara@example.com' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'velvet-otter-41' } });
  fireEvent.click(screen.getByLabelText(/I am of legal age/));
};

const submit = () => fireEvent.click(screen.getByRole('button', { name: /Create account/ }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.grecaptcha;
});

describe('registration', () => {
  test('an email that is not VALID stops there, with its status in lower case', async () => {
    const calls = answers('UNDELIVERABLE', { status: 201, body: {} });
    show();
    fill();
    submit();
    expect(await screen.findByText('Your email seems to be undeliverable, Please try another email!')).toBeDefined();
    expect(calls.map(({ path }) => path)).toEqual(['/user-service/api/v1/registration/validate']);
  });

  test('an unknown promo code is reported on blur, and blocks the registration', async () => {
    const calls = answers('VALID', { status: 201, body: {} });
    show();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'I have a promo code' }));
    const code = screen.getByLabelText('Promo code');
    fireEvent.input(code, { target: { value: 'MADEUP' } });
    fireEvent.focusOut(code);
    expect(await screen.findByText('This code is not valid. Check it, or continue without one.')).toBeDefined();
    submit();
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/promotion/coupon'))).toHaveLength(2));
    expect(calls.some(({ path }) => path.endsWith('/registration'))).toBe(false);
  });

  test('the code of a link is there to be seen; a wrong one is told at once and keeps nobody from registering', async () => {
    for (const [code, kept] of [
      ['FRIENDLY', 'FRIENDLY'],
      ['MADEUP', ''],
    ]) {
      window.history.pushState({}, '', `/?code=${code}`);
      const calls = answers('VALID', { status: 409, body: { code: 'email_taken', message: 'taken' } });
      window.grecaptcha = { execute: () => Promise.resolve('token') };
      show();
      fill();
      const field: HTMLInputElement = screen.getByLabelText('Promo code');
      if (kept === '') await screen.findByText('This code is not valid. Check it, or continue without one.');
      await waitFor(() => expect(field.value).toBe(kept));
      submit();
      expect(await screen.findByText('User with same email exists')).toBeDefined();
      const sent = calls.find(({ path }) => path.endsWith('/registration'));
      expect(sent?.body['registrationCode']).toBe(kept === '' ? undefined : kept);
      cleanup();
    }
    window.history.pushState({}, '', '/');
  });

  test('a failing validation call says so', async () => {
    answers(500, { status: 201, body: {} });
    show();
    fill();
    submit();
    expect(await screen.findByText('Registration is not complete, Please contact support!')).toBeDefined();
  });

  test('a missing human check says so', async () => {
    answers('VALID', { status: 201, body: {} });
    show();
    fill();
    document.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event('error')));
    submit();
    document.querySelectorAll('script').forEach((script) => script.dispatchEvent(new Event('error')));
    expect(await screen.findByText('Recaptcha has not been loaded')).toBeDefined();
  });

  test('the body holds both consents and the token of the register action', async () => {
    const calls = answers('VALID', { status: 409, body: { code: 'email_taken', message: 'taken' } });
    const actions: string[] = [];
    window.grecaptcha = {
      execute: (_key, { action }) => {
        actions.push(action);
        return Promise.resolve('token');
      },
    };
    show();
    fill();
    submit();
    expect(await screen.findByText('User with same email exists')).toBeDefined();
    expect(actions).toEqual(['register']);
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({
        terms: true,
        receiveEmailPromo: false,
        captcha: 'token',
        language: 'en',
      }),
    );
    expect(calls.at(-1)?.body).not.toHaveProperty('confirmPassword');
  });

  test('a new account takes the time zone of the browser', async () => {
    const set: unknown[] = [];
    const user = { id: 'usr_1', name: 'Mara', email: 'mara@example.com' };
    vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
      if (method === 'PUT') set.push([path, JSON.parse(body as string)]);
      if (path.endsWith('/validate')) return Promise.resolve(Response.json({ email_status: 'VALID' }));
      return Promise.resolve(method === 'POST' ? Response.json({ user }, { status: 201 }) : Response.json([]));
    });
    const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zone.mockReturnValue({ timeZone: 'Europe/Malta' } as Intl.ResolvedDateTimeFormatOptions);
    window.grecaptcha = { execute: () => Promise.resolve('token') };
    window.history.replaceState(null, '', '/games');
    const done = show();
    fill();
    submit();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(set).toEqual([['/profile-service/api/v1/profile/preferences', { timeZone: 'Europe/Malta' }]]);
    zone.mockRestore();
    window.history.replaceState(null, '', '/');
  });

  test('the promo code, the link’s code and click_id go along', async () => {
    const calls = answers('VALID', { status: 423, body: { code: 'email_domain_blocked', message: 'x' } });
    window.grecaptcha = { execute: () => Promise.resolve('token') };
    window.history.replaceState(null, '', '/?code=COMPASS&click_id=aff-7');
    show();
    fill();
    // Typed over the code of the link, which keeps its player.
    fireEvent.input(screen.getByLabelText('Promo code'), { target: { value: ' LUCKY ' } });
    submit();
    expect(await screen.findByText('Something went wrong contact support')).toBeDefined();
    expect(calls.at(-1)?.body).toMatchObject({
      ...{ clickId: 'aff-7', landingCode: 'COMPASS', registrationCode: 'LUCKY', currency: 'EUR' },
    });
    window.history.replaceState(null, '', '/');
  });

  test('every field that is required says so, and nothing is sent', async () => {
    const calls = answers('VALID', { status: 201, body: {} });
    show();
    submit();
    for (const text of [
      'Full Name should be between 3 to 50 characters',
      'Email is required',
      'Password is required',
      'Please accept the terms to continue',
    ]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Mara' } });
    expect(await screen.findByText('Full name has to be first name & last name')).toBeDefined();
    expect(calls).toEqual([]);
  });

  test('the password rule is shown in advance, and a refusal of the server at the field', async () => {
    const message = 'This password is one of the first that others would try. Please choose another one.';
    answers('VALID', { status: 422, body: { code: 'password_common', message } });
    window.grecaptcha = { execute: () => Promise.resolve('token') };
    show();
    expect(screen.getByText('More than 8 characters, and not a common password.')).toBeDefined();
    fill();
    submit();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  });

  test('the promo code is behind a link; the second box is optional and unticked', () => {
    answers('VALID', { status: 201, body: {} });
    show();
    expect(screen.queryByLabelText('Promo code')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I have a promo code' }));
    expect(screen.getByLabelText('Promo code')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('I want to receive email promotions').checked).toBe(false);
  });

  test('the terms link to their pages', () => {
    answers('VALID', { status: 201, body: {} });
    show();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Terms and Conditions')).toBe('/en/page/terms-and-conditions');
    expect(href('Privacy Policy')).toBe('/en/page/privacy-policy');
  });
});
