import '@carmine/design/toasts.css';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { NoticeKind } from '../platform/notify.ts';
import { texts } from '../texts/en.ts';
import { keepToastsOffDialogs } from './toast-place.ts';

/** There one stands at a time, for it takes more of the screen; a swipe sends it away, as everywhere. */
const onPhone = typeof innerWidth === 'number' && innerWidth < 768;

const ToastArea = () => (
  <ToastContainer
    position="top-right"
    autoClose={5000}
    newestOnTop
    closeOnClick={false}
    draggablePercent={30}
    pauseOnHover={matchMedia('(hover: hover)').matches}
    pauseOnFocusLoss
    hideProgressBar
    theme="dark"
    limit={onPhone ? 1 : 3}
    aria-label={texts.common.notifications}
  />
);

let mounted = false;

/** A root of its own: toasts outlive every page and every dialog. */
const mount = (): void => {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  host.className = 'toast-area';
  document.body.append(host);
  createRoot(host).render(<ToastArea />);
  // Once it is drawn; before, there is nothing to place.
  const { placeToasts } = keepToastsOffDialogs();
  toast.onChange(() => requestAnimationFrame(placeToasts));
};

const idOf = (kind: NoticeKind, text: string): string => `${kind}:${text}`;

export const showToast = (kind: NoticeKind, text: string): void => {
  mount();
  toast(text, { type: kind, toastId: idOf(kind, text) });
};

export const hideToast = (kind: NoticeKind, text: string): void => {
  if (mounted) toast.dismiss(idOf(kind, text));
};
