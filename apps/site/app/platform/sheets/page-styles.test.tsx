import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sheets = ['/start.css', '/lobby.css'];

/** Whether the sheets were wanted is remembered for the visit: each test begins one, with modules of its own. */
const beginVisit = async () => {
  vi.resetModules();
  const [testing, router, page, parts] = await Promise.all([
    import('@testing-library/react'),
    import('react-router'),
    import('./page-styles.tsx'),
    import('../document.tsx'),
  ]);
  return { testing, router, page, parts };
};

let visit: Awaited<ReturnType<typeof beginVisit>>;
beforeEach(async () => {
  visit = await beginVisit();
});
afterEach(() => {
  visit.testing.cleanup();
  document.head.replaceChildren();
});

const draw = (begins: boolean) => {
  const { testing, router: routing, page, parts } = visit;
  const [FrameworkContext, DocumentContext] = [routing.UNSAFE_FrameworkContext, parts.DocumentContext];
  const framework = {
    manifest: {
      routes: { lobby: { id: 'lobby', css: sheets } },
      entry: { imports: [], module: '' },
      url: '',
      version: '',
    },
    routeModules: {},
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  };
  const Document = ({ children }: { readonly children: ReactNode }) => (
    <FrameworkContext value={framework as never}>
      <DocumentContext value={{ nonce: undefined, css: '', begins }}>{children}</DocumentContext>
    </FrameworkContext>
  );
  const router = routing.createMemoryRouter([{ id: 'lobby', path: '/', element: <page.PageStyles /> }]);
  testing.render(
    <Document>
      <routing.RouterProvider router={router} />
    </Document>,
    { container: document.head },
  );
};

const hrefs = (rel: string): (string | null)[] =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
const tell = (rel: string, event: 'load' | 'error'): void => {
  for (const link of document.head.querySelectorAll(`link[rel="${rel}"]`)) link.dispatchEvent(new Event(event));
};

test('any other page has the sheets of its routes at once', () => {
  draw(false);
  expect(hrefs('stylesheet')).toEqual(sheets);
});

test('where a visit begins they are fetched when they are wanted, and count together', async () => {
  draw(true);
  expect(hrefs('stylesheet')).toEqual([]);
  const coming = visit.page.loadPageStyles();
  expect(hrefs('preload')).toEqual(sheets);
  expect(hrefs('stylesheet')).toEqual([]);
  tell('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  tell('stylesheet', 'load');
  await coming;
});

test('a second call waits for the first one’s sheets and fetches nothing', async () => {
  draw(true);
  void visit.page.loadPageStyles();
  tell('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  let isOver = false;
  const second = visit.page.loadPageStyles().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  expect(hrefs('preload')).toEqual([]);
  tell('stylesheet', 'load');
  await second;
});

test('what did not come is fetched by the next call', async () => {
  draw(true);
  const failed = visit.page.loadPageStyles();
  tell('preload', 'error');
  await expect(failed).rejects.toBeDefined();
  expect(hrefs('stylesheet')).toEqual([]);
  const again = visit.page.loadPageStyles();
  tell('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  tell('stylesheet', 'load');
  await again;
});
