import type { LegalPage } from '@carmine/contract/content/legal-page';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { LegalPageView } from './legal-page.tsx';

afterEach(cleanup);

const page: LegalPage = {
  ...{ name: 'fairness', title: 'Fairness', language: 'de', version: '2026-11-02' },
  versions: ['2026-11-02', '2026-11-01'],
  note: 'Verbindlich ist die [englische Fassung](/en/page/fairness).',
  sections: [{ heading: 'Eins', paragraphs: ['Text.'] }],
};

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('a translation leads to the text that binds, and to its versions in its own language', () => {
  render(<LegalPageView page={page} language="de" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('article').lang).toBe('de');
  expect(hrefs()).toEqual(['/en/page/fairness', '/de/page/fairness', '/de/page/fairness?version=2026-11-01']);
});

test('a version that was never translated is marked as English, below an address that stays German', () => {
  const { note: _, ...rest } = page;
  render(<LegalPageView page={{ ...rest, language: 'en', version: '2026-11-01' }} language="de" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('article').lang).toBe('en');
  expect(hrefs()).toEqual(['/de/page/fairness', '/de/page/fairness?version=2026-11-01']);
});
