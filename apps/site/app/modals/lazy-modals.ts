/** Every modal is a separate chunk, loaded on hover of its button or when it opens. */
import type { ComponentType, LazyExoticComponent } from 'react';
import { late, Withdrawn } from '../platform/drawing/late.tsx';
import { loadPageStyles } from '../platform/sheets/page-styles.tsx';
import { nextTask } from '../platform/drawing/next-task.ts';
import { modalNames, type ModalContent, type ModalName } from '../state/modal-slice.ts';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly content: ModalContent;
}

type Loader = () => Promise<{ default: ComponentType<ModalProps> }>;

const loaders: Readonly<Record<ModalName, Loader>> = {
  register: () => import('../features/registration/register-modal.tsx').then((m) => ({ default: m.RegisterModal })),
  login: () => import('../features/session/login-modal.tsx').then((m) => ({ default: m.LoginModal })),
  forgotPassword: () => import('../features/security/forgot-modal.tsx').then((m) => ({ default: m.ForgotModal })),
  resetPassword: () => import('../features/security/reset-modal.tsx').then((m) => ({ default: m.ResetModal })),
  changePassword: () => import('../features/security/change-modal.tsx').then((m) => ({ default: m.ChangeModal })),
  deposit: () => import('../features/deposit/deposit-modal.tsx').then((m) => ({ default: m.DepositModal })),
  cashout: () => import('../features/cash-out/cash-out-modal.tsx').then((m) => ({ default: m.CashOutModal })),
  currency: () => import('../features/profile/add-currency-modal.tsx').then((m) => ({ default: m.AddCurrencyModal })),
  wallets: () => import('../features/wallets/wallets-modal.tsx').then((m) => ({ default: m.WalletsModal })),
  search: () => import('../features/search/search-modal.tsx').then((m) => ({ default: m.SearchModal })),
  iframe: () => import('./iframe-modal.tsx').then((m) => ({ default: m.IframeModal })),
  youtube: () => import('./youtube-modal.tsx').then((m) => ({ default: m.YoutubeModal })),
  loading: () => import('./loading-modal.tsx').then((m) => ({ default: m.LoadingModal })),
  menu: () => import('./menu-modal.tsx').then((m) => ({ default: m.MenuModal })),
};

/** Loads the sheet before the dialog. Evaluated in one task and rendered in the next, so that a phone can respond in between. */
const loadStyled = async (name: ModalName) => {
  const [loaded] = await Promise.all([loaders[name](), loadPageStyles()]);
  await nextTask();
  return loaded;
};

const loads = new Map<ModalName, ReturnType<typeof loadStyled>>();

/** Hovering starts the load, a press reuses it. Failures are not cached. */
const load = (name: ModalName) => {
  const begun = loads.get(name) ?? loadStyled(name);
  loads.set(name, begun);
  begun.catch(() => loads.delete(name));
  return begun;
};

export const lazyModals = Object.fromEntries(
  modalNames.map((name) => [
    name,
    late<{ default: ComponentType<ModalProps> }, ModalProps>(
      () => load(name),
      (file) => file.default,
      Withdrawn,
    ),
  ]),
) as unknown as Readonly<Record<ModalName, LazyExoticComponent<ComponentType<ModalProps>>>>;

export const preloadModal = (name: ModalName): void => {
  void load(name).catch(() => undefined);
};
