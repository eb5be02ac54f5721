/**
 * Style sheets that come into a page which stands there already. One that counts before another that stands ahead of it makes a
 * browser set up all fonts anew, and with them the whole page: so all of them are fetched before the first one counts.
 */

const add = (rel: 'preload' | 'stylesheet', href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  link.href = href;
  document.head.append(link);
  return link;
};

export const loaded = async (link: HTMLLinkElement): Promise<void> => {
  if (link.sheet) return;
  await new Promise<void>((resolve, reject) => {
    // Of a page that was left meanwhile: a link that was removed from the document fires no event.
    const leaving = new MutationObserver(() => {
      if (!link.isConnected) settle(resolve);
    });
    const settle = (end: () => void): void => {
      leaving.disconnect();
      end();
    };
    leaving.observe(document, { childList: true, subtree: true });
    link.addEventListener('load', () => settle(resolve));
    link.addEventListener('error', (event) => settle(() => reject(event)));
  });
};

/** Brings them as far as the browser's cache. */
export const fetchSheets = async (hrefs: readonly string[]): Promise<void> => {
  const links = hrefs.map((href) => add('preload', href));
  try {
    await Promise.all(links.map(loaded));
  } finally {
    for (const link of links) link.remove();
  }
};

export const sheetLinks = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

export const isMissing = (href: string): boolean => sheetLinks().every((link) => link.getAttribute('href') !== href);

/** What was brought here, or is on its way. */
const brought = new Map<string, Promise<void>>();

const bring = (href: string): Promise<void> => {
  const link = add('stylesheet', href);
  const there = loaded(link).catch((error: unknown) => {
    link.remove();
    brought.delete(href);
    throw error;
  });
  brought.set(href, there);
  return there;
};

/** They count, in this order, when the promise is kept; what the document has is not brought again. */
export const bringSheets = async (hrefs: readonly string[]): Promise<void> => {
  await fetchSheets(hrefs.filter(isMissing));
  await Promise.all(hrefs.map((href) => (isMissing(href) ? bring(href) : (brought.get(href) ?? Promise.resolve()))));
};
