/**
 * Adds style sheets to a page that is already displayed. Applying one before another that precedes it makes browsers reload all fonts
 * and restyle the page, so all of them are loaded before the first is applied.
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
    // Removed links fire no event, so navigation away is detected by observing the document.
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

/** When the promise resolves, they are applied in this order; existing ones are skipped. */
export const bringSheets = async (hrefs: readonly string[]): Promise<void> => {
  await fetchSheets(hrefs.filter(isMissing));
  await Promise.all(hrefs.map((href) => (isMissing(href) ? bring(href) : (brought.get(href) ?? Promise.resolve()))));
};
