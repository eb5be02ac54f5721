import '@carmine/design/toasts.css';
import { createRoot } from 'react-dom/client';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import type { NoticeKind } from '../../platform/toasts/notify.ts';
import { texts } from '../../texts/texts.ts';
import { keepTimeInFrames } from './toast-focus.ts';
import { keepToastsOffDialogs } from './toast-place.ts';

/** On phones one at a time, because toasts are large there; swiping dismisses them. */
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

/** A separate root, so that toasts outlive pages and dialogs. */
const mount = (): void => {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  host.className = 'toast-area';
  document.body.append(host);
  createRoot(host).render(<ToastArea />);
  // Once toasts are mounted; before, there is nothing to place.
  const { placeToasts } = keepToastsOffDialogs();
  keepTimeInFrames({ play: toast.play, pause: toast.pause });
  toast.onChange(() => requestAnimationFrame(placeToasts));
};

/** Ids of visible toasts by text, one each. Removed when a toast starts leaving, because it keeps its id until it is gone. */
const openToasts = new Map<string, string>();
let shown = 0;

const saying = (kind: NoticeKind, text: string): string => `${kind}:${text}`;

/** The success toasts, by id. */
const goodNews = new Set<string>();

/** With one toast at a time, a new one replaces the last success, which would be taken for its result. */
const makeRoom = (id: string): void => {
  for (const other of goodNews) if (other !== id) toast.dismiss(other);
  goodNews.clear();
};

export const showToast = (kind: NoticeKind, text: string): void => {
  mount();
  const said = saying(kind, text);
  const id = openToasts.get(said) ?? `${said}:${(shown += 1)}`;
  openToasts.set(said, id);
  if (onPhone) makeRoom(id);
  if (kind !== 'error') goodNews.add(id);
  toast(text, { type: kind, toastId: id, onClose: () => openToasts.delete(said) });
};

export const hideToast = (kind: NoticeKind, text: string): void => {
  const id = openToasts.get(saying(kind, text));
  if (id !== undefined) toast.dismiss(id);
};
