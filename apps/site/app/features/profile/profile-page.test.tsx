import type { Profile } from '@carmine/contract/account/profile';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countryCodesQuery } from '../../queries/location.ts';
import { profileQuery } from '../../queries/profile.ts';
import { store } from '../../state/store.ts';
import { profileTexts } from './texts.ts';
import { birthDateTexts } from '../../texts/birth-date.ts';
import { ProfileForm } from './profile-form.tsx';

const words = profileTexts.details;
const toasts: string[] = [];
vi.mock('../../platform/toasts/notify.ts', () => ({
  notify: (kind: string, text: string) => toasts.push(`${kind}: ${text}`),
}));

const countries: CountryEntry[] = [
  { name: 'Malta', code: '+356', isoCode: 'MT' },
  { name: 'Canada', code: '+1', isoCode: 'CA', states: [{ code: 'ON', name: 'Ontario' }] },
];

const profile = (change: Partial<Profile['userDetails']> = {}, billVerified = false): Profile => ({
  ...{ ...emptyProfile, confirmed: true },
  billVerification: { verified: billVerified, status: billVerified ? 'verified' : 'none' },
  userDetails: { ...emptyProfile.userDetails, ...change },
});

const skin = { support: { email: 'help@example.org' } };

const show = (shown: Profile, answer: () => Response = () => Response.json(shown)) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.method === 'PUT') sent.push(JSON.parse(init.body as string));
    return Promise.resolve(init.method === 'PUT' ? answer() : Response.json(shown));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(profileQuery().queryKey, shown);
  client.setQueryData(countryCodesQuery().queryKey, countries);
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/', loader: () => ({ skin }) },
      Component: () => <ProfileForm profile={shown} countries={countries} />,
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub hydrationData={{ loaderData: { root: { skin } } }} />
    </QueryClientProvider>,
  );
  return { sent, client };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const typeBirthDate = (day: string, month: string, year: string) => {
  type(birthDateTexts.dateParts.day, day);
  type(birthDateTexts.dateParts.month, month);
  type(birthDateTexts.dateParts.year, year);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }));

beforeEach(() => toasts.splice(0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('account details', () => {
  test('shut what is filled with the way to support, and open what is not', () => {
    show(profile({ dateOfBirth: 0, country: 'MT' }));
    for (const label of [
      words.email,
      words.firstName,
      words.lastName,
      ...Object.values(birthDateTexts.dateParts),
      words.country,
    ])
      expect([label, field(label).disabled]).toEqual([label, true]);
    for (const label of [words.nickName, words.street, words.city, words.phoneNumber])
      expect([label, field(label).disabled]).toEqual([label, false]);
    const ways = screen.getAllByRole('button', { name: 'contact support to change' });
    expect(ways).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toContain(
      'mailto:help@example.org',
    );
    fireEvent.click(ways[0] as HTMLElement);
    expect(store().process.chat).toBe(true);
  });

  test('shut a filled address behind `edit` until the bill is verified, and for good then', () => {
    show(profile({ address: '14 Triq il-Wied' }));
    expect(field(words.street).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'edit' }));
    expect(field(words.street).disabled).toBe(false);
    cleanup();
    show(profile({ address: '14 Triq il-Wied' }, true));
    expect(field(words.street).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'edit' })).toBeNull();
  });

  test('send what changed and say `Profile saved`', async () => {
    const { sent, client } = show(profile());
    type(words.city, 'Sliema');
    fireEvent.click(screen.getByRole('radio', { name: 'Fox' }));
    save();
    await waitFor(() => expect(toasts).toContain('success: Profile saved'));
    expect(sent).toEqual([{ city: 'Sliema', avatar: 'fox' }]);
    // Earlier data is refetched.
    expect(client.getQueryState(profileQuery().queryKey)?.isInvalidated).toBe(true);
  });

  test('ask who sits there before a phone that is given is changed, and save then', async () => {
    const given = profile({ phone: { phoneNumber: '99123456', dialingCode: '+356' } });
    const problem = { status: 403, code: 'step_up_required', message: 'Please confirm first that it is you.' };
    let asked = 0;
    const { sent } = show(given, () => {
      asked += 1;
      return asked === 1 ? Response.json(problem, { status: 403 }) : Response.json(given);
    });
    type(words.phoneNumber, '99654321');
    save();
    fireEvent.input(await screen.findByLabelText('Password'), { target: { value: 'velvet curtain 42' } });
    expect(toasts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toasts).toEqual(['success: Profile saved']));
    expect(sent).toEqual([{ phoneNumber: '99654321' }, { phoneNumber: '99654321' }]);
  });

  test('say `Profile save failed!!!` and show each refusal at its field, in words of ours', async () => {
    const errors = [{ path: 'dateOfBirth', code: 'under_age', message: 'As the server said' }];
    const refused = { type: 'urn:problem:account:under-age', status: 422, code: 'under_age', message: 'x', errors };
    show(profile(), () => Response.json(refused, { status: 422 }));
    typeBirthDate('31', '12', '2005');
    save();
    await waitFor(() => expect(toasts).toContain('error: Profile save failed!!!'));
    expect(await screen.findByText('You are not old enough to play in your country.')).toBeDefined();
  });

  test('send a birth date as seconds of its day, in whatever order a browser writes dates', async () => {
    const { sent } = show(profile());
    typeBirthDate('17', '5', '1990');
    save();
    await waitFor(() => expect(sent).toEqual([{ dateOfBirth: 642_902_400 }]));
  });

  test('send nothing that is out of range', async () => {
    const { sent } = show(profile());
    typeBirthDate('31', '12', '1899');
    type(words.phoneNumber, '12');
    save();
    expect(await screen.findByText(birthDateTexts.dateRange)).toBeDefined();
    expect(screen.getByText(words.errors.phone)).toBeDefined();
    expect(sent).toEqual([]);
  });
});
