/** Toasts are a separate chunk, not needed for the first paint. */
export type NoticeKind = 'success' | 'error' | 'info';

const load = () => import('../../layout/toasts/toast-area.tsx');

let spoken = false;

/** Preloaded: it could not be loaded when the connection is lost, which is when a toast is needed. */
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
  // Offline it may not load; the header shows that there is no connection.
  load().then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
};
