/**
 * Who goes on before a page's data are there gives them up. The router cancels that call, and one promise of its decoder, which nobody
 * waits for, is rejected by it: the browser would report a fault where there is none. Every other rejection is reported as ever.
 */
export const expectAbortedNavigations = (): void => {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
};
