/**
 * Navigating away before a page's data has arrived aborts its request. The router then rejects an unhandled promise of its decoder,
 * which browsers would report as an error; this suppresses only that rejection.
 */
export const expectAbortedNavigations = (): void => {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
};
