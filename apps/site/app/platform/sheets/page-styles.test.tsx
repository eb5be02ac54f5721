import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sheets = ['/start.css', '/lobby.css'];

/** Whether styles were wanted is remembered per visit, so each test reloads the modules. */
const beginVisit = async () => {
  vi.resetModules();
  const [testing, router, page, parts] = await Promise.all([
    import('@testing-library/react'),
    import('react-router'),
    import('./page-styles.tsx'),
    import('../page/document.tsx'),
  ]);
  return { testing, router, page, parts };
};

let visit: Awaited<ReturnType<typeof beginVisit>>;
beforeEach(async () => {
  // Browsers with scripts parse noscript content as text.
  const names = document.createElement('noscript');
  names.id = 'page-sheets';
  names.textContent = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
  document.head.append(names);
  visit = await beginVisit();
});
afterEach(() => {
  visit.testing.cleanup();
  document.head.replaceChildren();
});

const draw = (begins: boolean) => {
  const { testing, router: routing, page, parts } = visit;
  const links = () => sheets.map((href) => ({ rel: 'stylesheet', href }));
  const Site = routing.createRoutesStub([{ path: '/', links, Component: page.PageStyles }]);
  testing.render(
    <parts.DocumentContext value={{ nonce: undefined, css: '', begins }}>
      <Site />
    </parts.DocumentContext>,
    { container: document.head },
  );
};

const hrefs = (rel: string): (string | null)[] =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
const fire = (rel: string, event: 'load' | 'error'): void => {
  for (const link of document.head.querySelectorAll(`link[rel="${rel}"]`)) link.dispatchEvent(new Event(event));
};

test('any other page has the sheets of its routes at once', () => {
  draw(false);
  expect(hrefs('stylesheet')).toEqual(sheets);
});

test('a sheet that the next page has too stays where it is, however that page orders its own', async () => {
  const { testing, router: routing, page, parts } = visit;
  const route = (path: string, own: string[]) => ({
    path,
    links: () => own.map((href) => ({ rel: 'stylesheet', href })),
    Component: () => (
      <>
        <page.PageStyles />
        <routing.Link to="/round">round</routing.Link>
      </>
    ),
  });
  const Site = routing.createRoutesStub([
    route('/', ['/a.css', '/b.css']),
    route('/round', ['/b.css', '/c.css', '/a.css']),
  ]);
  testing.render(
    <parts.DocumentContext value={{ nonce: undefined, css: '', begins: false }}>
      <Site />
    </parts.DocumentContext>,
    { container: document.head },
  );
  const before = hrefs('stylesheet');
  expect(before).toEqual(['/a.css', '/b.css']);
  testing.fireEvent.click(document.head.querySelector('a')!);
  await expect.poll(() => hrefs('stylesheet')).toEqual(['/a.css', '/b.css', '/c.css']);
});

test('where a visit begins they are fetched when they are wanted, and count together', async () => {
  draw(true);
  expect(hrefs('stylesheet')).toEqual([]);
  const coming = visit.page.loadPageStyles();
  expect(hrefs('preload')).toEqual(sheets);
  expect(hrefs('stylesheet')).toEqual([]);
  fire('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  fire('stylesheet', 'load');
  await coming;
});

test('a second call waits for the first one’s sheets and fetches nothing', async () => {
  draw(true);
  void visit.page.loadPageStyles();
  fire('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  let isOver = false;
  const second = visit.page.loadPageStyles().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  expect(hrefs('preload')).toEqual([]);
  fire('stylesheet', 'load');
  await second;
});

test('what did not come is fetched by the next call', async () => {
  draw(true);
  const failed = visit.page.loadPageStyles();
  fire('preload', 'error');
  await expect(failed).rejects.toBeDefined();
  expect(hrefs('stylesheet')).toEqual([]);
  const again = visit.page.loadPageStyles();
  fire('preload', 'load');
  await expect.poll(() => hrefs('stylesheet')).toEqual(sheets);
  fire('stylesheet', 'load');
  await again;
});
