import type { ModalName } from '../state/modal-slice.ts';

export const loadDialogs = () => import('./dialogs.ts');

/** Hovering starts the load, a press reuses it. */
export const preloadModal = (name: ModalName): void => {
  loadDialogs().then(
    (dialogs) => dialogs.preloadModal(name),
    () => undefined,
  );
};
