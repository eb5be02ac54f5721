/** Toasts are a chunk of their own: nobody needs them for the first paint. */
export type NoticeKind = 'success' | 'error' | 'info';

export const notify = (kind: NoticeKind, text: string): void => {
  if (typeof document === 'undefined') return;
  void import('../layout/toast-area.tsx').then(({ showToast }) => showToast(kind, text));
};
