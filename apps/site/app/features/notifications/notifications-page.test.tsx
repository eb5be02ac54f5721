import { type Notice, noticeKinds } from '@carmine/contract/account/notices';
import type { CampaignNotice } from '@carmine/contract/promotions/campaigns';
import type { PromotionConsents } from '@carmine/contract/promotions/consents';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionSummary } from '../../platform/calls/services.ts';
import { campaignNoticesQuery, mailSettingsQuery, promotionConsentsQuery } from './queries.ts';
import { sessionQuery } from '../../queries/session.ts';
import { linkOf, textOf } from './notice-content.ts';
import { noticeTexts } from './texts.ts';
import { NotificationsPage } from './notifications-page.tsx';

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: 'ntf_1',
  kind: 'deposit_credited',
  data: { id: 'dep_1', currency: 'EUR', amount: '50.00' },
  at: '2026-11-20T10:00:00.000Z',
  read: false,
  ...change,
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const off = { given: false, at: null, source: null };
const consents: PromotionConsents = {
  mail: off,
  notice: { given: true, at: '2026-11-20T10:00:00.000Z', source: 'registration' },
};

const campaign: CampaignNotice = {
  ...{ id: 'cam_1', title: 'Free spins', text: 'Ten of them.', promotion: 'prm_1', coupon: 'AUTUMN' },
  endsAt: '2026-12-20T10:00:00.000Z',
};

const show = async (
  pages: readonly { items: Notice[]; unread: number; more: boolean }[],
  campaigns: readonly CampaignNotice[] = [],
) => {
  const sent: Sent[] = [];
  let page = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method: init.method ?? 'GET', path, body });
    if (path.includes('/notices/read')) return Promise.resolve(Response.json({ unread: 0 }));
    if (path.includes('/notices')) return Promise.resolve(Response.json(pages[page++] ?? pages.at(-1)));
    if (path.includes('/campaign-notices'))
      return Promise.resolve(init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]));
    if (path.includes('/promotion-consents'))
      return Promise.resolve(Response.json({ ...consents, mail: { ...off, given: true } }));
    return Promise.resolve(Response.json({ deposits: false, cash_outs: true, bonuses: true }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const ann: SessionSummary | null = { id: 'usr_1', name: 'Ann', email: 'ann@example.org' };
  client.setQueryData(sessionQuery().queryKey, ann);
  client.setQueryData(mailSettingsQuery().queryKey, { deposits: true, cash_outs: true, bonuses: true });
  client.setQueryData(promotionConsentsQuery().queryKey, consents);
  client.setQueryData(campaignNoticesQuery().queryKey, [...campaigns]);
  const Stub = createRoutesStub([{ path: '/', Component: NotificationsPage }]);
  render(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: noticeTexts.title });
  return { sent };
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of notifications', () => {
  test('shows what happened, marks what is unread, and reads all at once', async () => {
    const { sent } = await show([{ items: [notice()], unread: 1, more: false }]);
    expect(await screen.findByText('€50.00 has arrived')).toBeDefined();
    expect(screen.getByText(noticeTexts.unread)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: noticeTexts.readAll }));
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'POST', body: {} })));
  });

  test('asks for older ones after the last that it has', async () => {
    const { sent } = await show([
      { items: [notice()], unread: 0, more: true },
      { items: [notice({ id: 'ntf_0', data: { currency: 'EUR', amount: '7.00' } })], unread: 0, more: false },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: noticeTexts.more }));
    expect(await screen.findByText('€7.00 has arrived')).toBeDefined();
    expect(sent.some(({ path }) => path.includes('before=ntf_1'))).toBe(true);
    expect(screen.queryByRole('button', { name: noticeTexts.more })).toBeNull();
  });

  test('switches a mail off, and promotions on', async () => {
    const { sent } = await show([{ items: [], unread: 0, more: false }]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Deposits/ }));
    await waitFor(() =>
      expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', body: { deposits: false } })),
    );
    expect(screen.getByText(/^On since .*said when you registered$/)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Promotions by email/ }));
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', body: { mail: true } })));
  });

  test('shows a promotional notice above the others, and closes it for good', async () => {
    const { sent } = await show([{ items: [], unread: 0, more: false }], [campaign]);
    const offer = screen.getByRole('link', { name: noticeTexts.campaigns.see });
    expect(offer.getAttribute('href')).toBe('/promotions/prm_1');
    expect(screen.getByText('Code: AUTUMN')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: noticeTexts.campaigns.close('Free spins') }));
    await waitFor(() => expect(screen.queryByText('Free spins')).toBeNull());
    expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/campaign-notices/cam_1'))).toBe(true);
  });

  test('says which limit changed, and leads to them', () => {
    const { text } = textOf('limit_changed');
    expect(text?.({ changes: 'deposit,day,100.00,set;stake,week,,waits' })).toBe(
      'Deposits per day: €100.00, applies now. Stakes per week: no limit, requested, confirm it after 24 hours.',
    );
    expect(text?.({})).toMatch(/^A lower limit applies at once/);
    expect(linkOf('limit_changed', {})).toBe('/profile/limits');
  });

  test('says why and how a round was finished, and what it paid', () => {
    const { title, text } = textOf('round_ended');
    const data = { id: 'rnd_1', name: 'Mines', currency: 'EUR', amount: '2.06', reason: 'break', action: 'take' };
    expect(title(data)).toBe('Your round of Mines was finished for you');
    expect(text?.(data)).toBe(
      'Your break has started, so it was finished by the rules of the game: it was cashed out. It paid €2.06.',
    );
    expect(text?.({ ...data, action: 'void' })).toMatch(/: your stake of €2.06 was returned\.$/);
    expect(text?.({ ...data, reason: 'expired', action: 'hold', amount: '0.00' })).toBe(
      'It had been open for 24 hours, so it was finished by the rules of the game: the best hold was played. It paid nothing.',
    );
    expect(text?.({ ...data, action: 'another' })).toMatch(/rules of the game\. It paid €2\.06\.$/);
    expect(linkOf('round_ended', data)).toBe('/history/bets/rnd_1');
    expect(linkOf('round_expires_soon', { id: 'mines' })).toBe('/game/mines');
  });

  test('has words for every kind there is', () => {
    for (const kind of noticeKinds) expect([kind, textOf(kind).title({}).length > 3]).toEqual([kind, true]);
  });
});
