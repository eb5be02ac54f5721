/** Toasts are a chunk of their own: nobody needs them for the first paint. */
export type NoticeKind = 'success' | 'error' | 'info';

export const notify = (kind: NoticeKind, text: string): void => {
  if (typeof document === 'undefined') return;
  // Without a connection it may not come; that there is none stands at the page's head.
  import('../layout/toast-area.tsx').then(
    ({ showToast }) => showToast(kind, text),
    () => undefined,
  );
};
