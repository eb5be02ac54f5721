/** What opens, shows and closes dialogs: one part, brought before the first of them. */
export { preloadModal } from './lazy-modals.ts';
export { ModalHost } from './modal-host.tsx';
