/**
 * Where toasts stand: at the top right, on a phone at the foot above its keys, and never over the head of a dialog, whose
 * way out must stay under the finger.
 */

const gap = 8;

export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + gap && b.top < a.bottom + gap;

/** The top of toasts that would stand at `own`; nothing where they are in nobody's way. Above the head if there is room. */
export const topBeside = (own: Box, head: Box): number | undefined => {
  if (!meet(own, head)) return undefined;
  const above = head.top - gap - (own.bottom - own.top);
  return above >= gap ? above : head.bottom + gap;
};

const around = (boxes: readonly Box[]): Box => ({
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  left: Math.min(...boxes.map(({ left }) => left)),
});

/** Of the dialog that was opened last. */
const headOfDialog = (): Box | undefined => {
  const dialog = [...document.querySelectorAll('.dialog')].at(-1);
  const parts = [...(dialog?.querySelectorAll('.dialog-head, .dialog-close') ?? [])];
  return parts.length === 0 ? undefined : around(parts.map((part) => part.getBoundingClientRect()));
};

/** Stands at the page's head, where toasts do, and waits for an answer. */
const questionAtHead = (): Box | undefined => document.querySelector('.limits-offer')?.getBoundingClientRect();

/** The top of toasts that would lie over a question: below it, for above it is the header. */
export const topBelow = (own: Box, question: Box): number | undefined =>
  meet(own, question) ? question.bottom + gap : undefined;

/** What is fixed to the foot of a phone and has to stay in reach. */
const atFoot = '.tabs, .consent, .chat-launcher, .profile-save-ready';

/** How much of the window's foot such boxes take. What is not drawn, or not there yet as the page is scrolled, takes none. */
export const footTaken = (height: number, boxes: readonly Box[]): number =>
  boxes
    .filter(({ top, bottom }) => bottom > top && top < height && top > height / 2)
    .reduce((most, { top }) => Math.max(most, height - top), 0);

const place = (): void => {
  const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
  if (toasts === null) return;
  const boxes = [...document.querySelectorAll(atFoot)].map((element) => element.getBoundingClientRect());
  toasts.style.setProperty('--toast-foot', `${footTaken(innerHeight, boxes)}px`);
  toasts.style.top = '';
  const head = headOfDialog();
  const own = toasts.getBoundingClientRect();
  const question = head === undefined ? questionAtHead() : undefined;
  const top = (head && topBeside(own, head)) ?? (question && topBelow(own, question));
  if (top !== undefined) toasts.style.top = `${top}px`;
};

/** From now on for good; `placeToasts` also answers a toast that came or went. */
export const keepToastsOffDialogs = (): { readonly placeToasts: () => void } => {
  const sizes = new ResizeObserver(place);
  const opened = new MutationObserver(() => {
    sizes.disconnect();
    document.querySelectorAll('.dialog, .Toastify__toast-container').forEach((element) => sizes.observe(element));
    place();
  });
  opened.observe(document.body, { childList: true });
  // A dialog is where it will stay when it has come in; in a long one the head is scrolled away.
  document.addEventListener('animationend', place);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return {
    placeToasts: () => {
      const toasts = document.querySelector('.Toastify__toast-container');
      if (toasts !== null) sizes.observe(toasts);
      place();
    },
  };
};
