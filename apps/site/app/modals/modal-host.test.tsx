import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../platform/calls/services.ts';
import { sessionQuery } from '../queries/session.ts';
import { walletsQuery } from '../queries/wallets.ts';
import type { FrameContent } from '../state/modal-slice.ts';
import { store, useStore } from '../state/store.ts';
import { ModalHost } from './modal-host.tsx';

const mara: SessionSummary = { id: 'usr_1', name: 'Mara', email: 'm@example.com' };
const video = 'https://youtu.be/dQw4w9WgXcQ';
const skin = {
  brand: { name: 'Carmine', tagline: 'x' },
  captcha: { siteKey: 'x' },
  support: { email: 'x@example.com' },
  tutorialVideos: { cryptoDeposit: video, buyCrypto: null },
  switches: { promoCode: true },
};
const data = { skin, site: { deployment: 'live' } };
const funds = (balance: string) => [
  { currency: 'EUR', balance, bonusBalance: '0.00', lockedBalance: '0.00', default: true, freeSpinWallet: null },
];
const first = useStore.getState();
let walletCalls = 0;

beforeEach(() => {
  useStore.setState(first, true);
  walletCalls = 0;
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('/profile/currency')) return new Promise(() => undefined);
    walletCalls += 1;
    return Promise.resolve(Response.json(funds('50.00')));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const show = (address = '/', session: SessionSummary | null = mara) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(sessionQuery().queryKey, session);
  client.setQueryData(walletsQuery().queryKey, funds('10.00') as never);
  const Page = () => (
    <>
      <button type="button">Opener</button>
      <Here />
      <ModalHost />
    </>
  );
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: Page,
      children: [{ path: '*', Component: () => null }],
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: data } }} />
    </QueryClientProvider>,
  );
  return client;
};

const place = () => screen.getByRole('status', { hidden: true }).textContent;

const frame = (change: Partial<FrameContent> = {}): FrameContent => ({
  ...{ title: 'Card payment', address: 'https://pay.example/1', purpose: 'payment' },
  ...change,
});

const openFrame = async (content: FrameContent) => {
  act(() => store().modal.open('iframe', { frame: content }));
  return screen.findByTitle<HTMLIFrameElement>('Card payment');
};

describe('a link', () => {
  test('opens a modal, hands it its token, and leaves neither in the address', async () => {
    show('/?modal=login&token=secret&category=all', null);
    await waitFor(() => expect(store().modal.login).toBe(true));
    expect(store().modal.content).toEqual({ token: 'secret' });
    await waitFor(() => expect(place()).toBe('/?category=all'));
  });

  test('to what needs a player asks a visitor to sign in, and opens it when that is done', async () => {
    const client = show('/?modal=currency', null);
    await waitFor(() => expect(store().modal.login).toBe(true));
    act(() => {
      client.setQueryData(sessionQuery().queryKey, mara);
      store().modal.close('login');
    });
    await waitFor(() => expect(store().modal.currency).toBe(true));
  });

  test.each(['iframe', 'loading', 'nothing', '__proto__'])('opens no %s', async (name) => {
    show(`/?modal=${name}`);
    await waitFor(() => expect(place()).toBe('/'));
    expect(Object.values(store().modal).filter((flag) => flag === true)).toEqual([]);
  });

  test.each(['login', 'register'])('to the %s opens nothing for who is signed in', async (name) => {
    show(`/?modal=${name}`);
    await waitFor(() => expect(place()).toBe('/'));
    expect(Object.values(store().modal).filter((flag) => flag === true)).toEqual([]);
  });

  test("opens only the skin's own videos", async () => {
    show('/?modal=youtube&video=cryptoDeposit');
    const player = await screen.findByTitle<HTMLIFrameElement>('How to deposit crypto');
    expect(player.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0');
    cleanup();
    store().modal.reset();
    show('/?modal=youtube&video=buyCrypto');
    await waitFor(() => expect(place()).toBe('/'));
    expect(store().modal.youtube).toBe(false);
  });
});

describe('the iframe modal', () => {
  test('is 900 px high', async () => {
    show();
    expect((await openFrame(frame())).height).toBe('900');
  });

  test('of a payment closes when the default balance changes', async () => {
    const client = show();
    await openFrame(frame());
    act(() => void client.setQueryData(walletsQuery().queryKey, funds('60.00') as never));
    await waitFor(() => expect(store().modal.iframe).toBe(false));
    expect(store().modal.content).toEqual({});
  });

  test('of something else stays when the default balance changes', async () => {
    const client = show();
    await openFrame(frame({ purpose: 'onramp' }));
    await act(async () => void client.setQueryData(walletsQuery().queryKey, funds('60.00') as never));
    expect(store().modal.iframe).toBe(true);
  });

  test.each([
    [undefined, 1],
    [3, 3],
  ])('with initial count %s stays for %i loads; one more refreshes the funds, then it closes', async (count, stays) => {
    show();
    const element = await openFrame(frame({ purpose: 'onramp', ...(count && { initialLoads: count }) }));
    for (let load = 0; load < stays; load += 1) fireEvent.load(element);
    expect(walletCalls).toBe(0);
    expect(store().modal.iframe).toBe(true);
    fireEvent.load(element);
    await waitFor(() => expect(walletCalls).toBe(1));
    await waitFor(() => expect(store().modal.iframe).toBe(false));
  });
});

describe('a widget’s word', () => {
  const say = (word: unknown, change: { origin?: string; source?: Window | null }) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: word, origin: 'null', ...change })));

  test.each(['done', 'failed'])('%s refreshes the funds and closes the payment’s window', async (checkout) => {
    show();
    const element = await openFrame(frame());
    say({ checkout }, { source: element.contentWindow });
    await waitFor(() => expect(walletCalls).toBe(1));
    await waitFor(() => expect(store().modal.iframe).toBe(false));
  });

  test('of our document around an on-ramp is one too; that there is no widget is said', async () => {
    show();
    const element = await openFrame(frame({ purpose: 'onramp' }));
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    say({ checkout: 'failed' }, { source: element.contentWindow, origin: window.location.origin });
    await waitFor(() => expect(store().modal.iframe).toBe(false));
    expect(walletCalls).toBe(1);
  });

  test('is nobody else’s, of no page with an origin, and no other word', async () => {
    show();
    const element = await openFrame(frame());
    say({ checkout: 'done' }, { source: window });
    say({ checkout: 'done' }, { source: element.contentWindow, origin: 'https://pay.example' });
    say({ checkout: 'credited' }, { source: element.contentWindow });
    say('done', { source: element.contentWindow });
    expect(walletCalls).toBe(0);
    expect(store().modal.iframe).toBe(true);
  });
});

test('Escape closes a modal, clears its content, and the focus is back where it was, also after a second modal', async () => {
  show('/', null);
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  act(() => store().modal.open('loading', { waitingFor: 'Waiting for the bank' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Waiting for the bank');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  act(() => store().modal.open('menu'));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(store().modal).toMatchObject({ menu: false, content: {} }));
  act(() => store().modal.reset());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the focus is back also where the press was the one that brought what hosts dialogs', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  store().modal.open('loading', { waitingFor: 'Waiting for the bank' });
  show('/', null);
  await screen.findByRole('dialog');
  act(() => store().modal.open('menu'));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  act(() => store().modal.reset());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  opener.remove();
});

test('what a press opens is made after the frame that answers it, also where it has been open before', async () => {
  show('/', null);
  act(() => store().modal.open('menu'));
  await screen.findByRole('dialog', { name: 'Menu' });
  act(() => store().modal.close('menu'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  store().modal.open('menu');
  // All that is drawn before a frame is drawn in these.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('dialog', { name: 'Menu' });
});
