/** Toasts are a chunk of their own: nobody needs them for the first paint. */
export type NoticeKind = 'success' | 'error' | 'info';

const load = () => import('../../layout/toasts/toast-area.tsx');

let spoken = false;

/** Fetched before it is needed: without a connection, which is when something has to be said, it would not come. */
export const readyToNotify = (): void => void load().catch(() => undefined);

/** What it was about is over. */
export const takeBack = (kind: NoticeKind, text: string): void => {
  if (!spoken) return;
  load().then(
    ({ hideToast }) => hideToast(kind, text),
    () => undefined,
  );
};

export const notify = (kind: NoticeKind, text: string): void => {
  if (typeof document === 'undefined') return;
  spoken = true;
  // Without a connection it may not come; that there is none stands at the page's head.
  load().then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
};
