import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LimitsOffer } from './limits-offer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['a page that its dialog left a little scrolled', 56, 1],
  ['a lobby that is being read further down', 900, 0],
])('in %s the question after a registration comes into view or does not', (_what, scrollY, times) => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('innerHeight', 740);
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LimitsOffer onDone={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(scrollTo.mock.calls).toHaveLength(times);
});
