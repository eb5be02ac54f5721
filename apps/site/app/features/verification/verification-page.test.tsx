import type { Profile } from '@carmine/contract/account/profile';
import type { VerificationAnswer } from '@carmine/contract/verification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { profileQuery } from '../../queries/profile.ts';
import { sessionQuery } from '../../queries/session.ts';
import { verificationQuery } from './queries.ts';
import { VerificationCard } from './verification-card.tsx';
import { VerificationPage } from './verification-page.tsx';

/** The one call that is no fetch: what a test does with it by hand. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  static sent = 0;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  body: FormData | undefined;
  open = (_method: string, address: string) => {
    this.address = address;
    FakeRequest.last = this;
  };
  setRequestHeader = () => undefined;
  send = (body: FormData) => {
    FakeRequest.sent += 1;
    this.body = body;
  };
  abort = () => this.dispatchEvent(new Event('abort'));
  progress = (loaded: number, total: number) =>
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  answer = (status: number, body: object) => {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  };
}

const sentName = (field: string): string | undefined => {
  const sent = FakeRequest.last?.body?.get(field);
  return sent instanceof File ? sent.name : undefined;
};

const none: VerificationAnswer = { status: 'none', verified: false };

const home = { address: '14 Triq il-Wied', address2: null, city: 'Sliema', zipCode: 'SLM 1432', country: 'MT' };

/** As on the page of a closed account. */
const BillAlone = () => (
  <>
    <h1>Account closed</h1>
    <VerificationCard kind="bill" />
  </>
);

const show = async (
  identity: VerificationAnswer = none,
  bill: VerificationAnswer = none,
  signedIn = true,
  {
    userDetails = home,
    Page = VerificationPage,
    funds,
  }: { userDetails?: object; Page?: () => ReactNode; funds?: VerificationAnswer } = {},
) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(
    sessionQuery().queryKey,
    signedIn ? { id: 'usr_1', name: 'Ann', email: 'ann@example.org' } : null,
  );
  client.setQueryData(verificationQuery('identity').queryKey, identity);
  client.setQueryData(verificationQuery('bill').queryKey, bill);
  if (funds !== undefined) client.setQueryData(verificationQuery('funds').queryKey, funds);
  if (signedIn) client.setQueryData(profileQuery().queryKey, { userDetails } as Profile);
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ skin: { support: { email: 'help@example.org' } } }),
      HydrateFallback: () => null,
      children: [{ index: true, Component: Page }],
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};

const section = (name: string) => within(screen.getByRole('region', { name }));
const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = (side: string, file: File) =>
  act(async () => void fireEvent.change(screen.getByTestId(`file-${side}`), { target: { files: [file] } }));

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.last = undefined;
  FakeRequest.sent = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what a player sees', () => {
  test('a visitor is asked to sign in', async () => {
    await show(none, none, false);
    expect(screen.getByText('Sign in to see this page.')).toBeDefined();
  });

  test('a verified player with an open question about funds does not read that all is done', async () => {
    const done: VerificationAnswer = { status: 'verified', verified: true };
    await show(done, done, true, { funds: { ...none, asked: 'A payslip, please' } });
    expect(screen.getByText(/We need one more document from you/)).toBeDefined();
  });

  test('each status is in words, and how many steps are left', async () => {
    const times = { submittedAt: '2026-11-12T10:00:00Z', decidedAt: '2026-11-12T10:00:48Z' };
    await show({ status: 'verified', verified: true, ...times }, { status: 'pending', verified: false });
    expect(screen.getByText('1 of 2 done')).toBeDefined();
    expect(section('Identity').getByText('Verified')).toBeDefined();
    expect(section('Identity').getByText('Checked on 12 Nov 2026 in 48 seconds.')).toBeDefined();
    expect(section('Identity').getByRole('link', { name: 'Contact support to change this' }).getAttribute('href')).toBe(
      'mailto:help@example.org',
    );
    expect(section('Address').getByText('In review')).toBeDefined();
    expect(section('Address').getByText(/14 Triq il-Wied, SLM 1432, Sliema, Malta/)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /^Choose a file/ })).toEqual([]);
  });

  test('a refusal says why, and the way to send another stands below it', async () => {
    const refused = { refusal: 'cut_off', note: 'The issue date is missing.' } as const;
    await show(none, { status: 'rejected', verified: false, ...refused });
    expect(
      section('Address').getByText(/Part of the document is cut off\..* The issue date is missing\./),
    ).toBeDefined();
    expect(section('Address').getByRole('button', { name: 'Choose a file: Proof of address' })).toBeDefined();
  });
});

describe('what a bill has to show', () => {
  const nowhere = 'Your account has no address yet. We will use the one on your document.';

  test('is any address where the account has none', async () => {
    await show(none, none, true, { userDetails: { ...home, address: null } });
    expect(section('Address').getByText(nowhere)).toBeDefined();
  });

  test('is said in general where the account’s own address is out of sight', async () => {
    await show(none, none, false, { Page: BillAlone });
    expect(section('Address').getByText('A bill or letter that shows your name and address.')).toBeDefined();
    expect(screen.queryByText(nowhere)).toBeNull();
  });
});

describe('handing in', () => {
  test('a bill leaves at once, shows its progress and ends as the server says', async () => {
    await show();
    await choose('bill', new File(['%PDF'], 'electricity.pdf', { type: 'application/pdf' }));
    const request = FakeRequest.last;
    expect(request?.address).toBe('/profile-service/api/v1/profile/bill-verification');
    expect(sentName('file')).toBe('electricity.pdf');
    act(() => void request?.progress(64, 100));
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('value')).toBe('64');
    act(() => request?.answer(201, { status: 'pending', verified: false }));
    await waitFor(() => expect(section('Address').getByText('In review')).toBeDefined());
  });

  test('an identity waits for its front and selfie, and the back may be left out', async () => {
    await show();
    await choose('front', picture('front.jpg'));
    fireEvent.click(screen.getByRole('button', { name: 'Send documents' }));
    expect(screen.getByRole('alert').textContent).toBe('Please add the front of the document and a photo of you.');
    expect(FakeRequest.last).toBeUndefined();
    await choose('selfie', picture('selfie.jpg'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send documents' })));
    expect([...(FakeRequest.last?.body?.keys() ?? [])]).toEqual(['front', 'selfie']);
  });

  test('a large photo that is still being made smaller is waited for, and what is pressed twice is sent once', async () => {
    let draw: () => void = () => undefined;
    vi.stubGlobal(
      'createImageBitmap',
      () => new Promise((_drawn, fail) => (draw = () => fail(new Error('No picture')))),
    );
    await show();
    await choose('front', picture('front.jpg'));
    await choose('selfie', new File(['x'.repeat(1_600_000)], 'selfie.jpg', { type: 'image/jpeg' }));
    for (let press = 0; press < 2; press += 1)
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send documents' })));
    expect(FakeRequest.last).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
    draw();
    await waitFor(() => expect(FakeRequest.last).toBeDefined());
    expect([...(FakeRequest.last?.body?.keys() ?? [])]).toEqual(['front', 'selfie']);
    expect(FakeRequest.sent).toBe(1);
  });

  test('what is too large or calls itself another kind is refused before it is sent; without a name of its kind the server looks', async () => {
    await show();
    const large = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    await choose('bill', large);
    const slot = within(screen.getByRole('group', { name: 'Proof of address' }));
    expect(slot.getByRole('alert').textContent).toMatch(/10.MB/);
    expect(FakeRequest.last).toBeUndefined();
    await choose('bill', new File(['words'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert').textContent).toBe('Please choose a JPEG, PNG or PDF file.');
    expect(FakeRequest.last).toBeUndefined();
    await choose('bill', new File(['a picture'], 'scan', { type: '' }));
    await waitFor(() => expect(FakeRequest.last).toBeDefined());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the server’s reason is shown, and the file can be exchanged', async () => {
    await show();
    await choose('bill', picture('bill.jpg'));
    const message = 'This file is damaged and cannot be opened. Please try another copy.';
    act(() => FakeRequest.last?.answer(422, { code: 'document_unreadable', message }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(screen.getByRole('button', { name: 'Choose a file: Proof of address' })).toBeDefined();
  });

  test('an upload that never arrives says so, one that is cancelled says nothing', async () => {
    await show();
    await choose('bill', picture('bill.jpg'));
    act(() => void FakeRequest.last?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('did not go through'));
    await choose('bill', picture('bill.jpg'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('a dropped file counts like a chosen one', async () => {
    await show();
    const slot = screen.getByRole('group', { name: 'Proof of address' });
    await act(async () => void fireEvent.drop(slot, { dataTransfer: { files: [picture('bill.jpg')] } }));
    expect(sentName('file')).toBe('bill.jpg');
  });
});
