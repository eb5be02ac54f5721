/** Position of toasts: top right, on phones at the bottom above the buttons, and never over a dialog's header with its close button. */

const gap = 8;

export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + gap && b.top < a.bottom + gap;

/** Adjusted top of toasts at `own`; undefined if they overlap nothing. Above the header if there is room. */
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

/** Of the topmost dialog. */
const headOfDialog = (): Box | undefined => {
  const dialog = [...document.querySelectorAll('.dialog')].at(-1);
  const parts = [...(dialog?.querySelectorAll('.dialog-head, .dialog-close') ?? [])];
  return parts.length === 0 ? undefined : around(parts.map((part) => part.getBoundingClientRect()));
};

/** A question at the top of the page, where toasts would be. */
const questionAtHead = (): Box | undefined => document.querySelector('.limits-offer')?.getBoundingClientRect();

/** Adjusted top of toasts that would cover a question: below it, because the header is above. */
export const topBelow = (own: Box, question: Box): number | undefined =>
  meet(own, question) ? question.bottom + gap : undefined;

/** Elements fixed to the bottom of a phone that must stay reachable. */
const atFoot = '.tabs, .consent, .chat-launcher, .profile-save-ready';

/** Height at the bottom of the window taken by such boxes; invisible ones take none. */
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

/** Installs permanent listeners; call `placeToasts` when a toast appears or disappears. */
export const keepToastsOffDialogs = (): { readonly placeToasts: () => void } => {
  const sizes = new ResizeObserver(place);
  const opened = new MutationObserver(() => {
    sizes.disconnect();
    document.querySelectorAll('.dialog, .Toastify__toast-container').forEach((element) => sizes.observe(element));
    place();
  });
  opened.observe(document.body, { childList: true });
  // A dialog's final position is known after its animation; in a long one the header is scrolled away.
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
