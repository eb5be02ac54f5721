import type { CurrencyCode } from '@carmine/money';
import type { SliceCreator } from './slice.ts';

export const modalNames = [
  'register',
  'login',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'deposit',
  'cashout',
  'currency',
  'wallets',
  'search',
  'iframe',
  'youtube',
  'loading',
  'menu',
] as const;
export type ModalName = (typeof modalNames)[number];

/** Modals that may open over another one, which stays open below. All others close the current one. */
const layers: readonly ModalName[] = ['currency', 'iframe', 'youtube', 'loading'];

/** Content of an embedded frame, and when it is done. */
export interface FrameContent {
  readonly title: string;
  readonly address: string;
  /** A payment is also done when the default balance changes. `page`: one of our own, which scrolls in its frame. */
  readonly purpose: 'payment' | 'onramp' | 'outside' | 'page';
  /** Loads that belong to the visit itself: one more means that the provider sent the player back. Default 1. */
  readonly initialLoads?: number;
  /** What the page in it may do, as its adapter declares; without, as much as a page of ours. */
  readonly sandbox?: string;
  /** The provider, if the URL does not name it. */
  readonly by?: string;
}

/** A stake that the balance does not cover. */
export interface NeededFor {
  readonly currency: CurrencyCode;
  /** A decimal string in units. */
  readonly stake: string;
}

/** What a modal is opened with. */
export interface ModalContent {
  /** The deposit's currency, if something requests funds in it. */
  readonly currency?: string;
  readonly neededFor?: NeededFor;
  /** Token of the mail that opened the reset-password modal. */
  readonly token?: string;
  readonly frame?: FrameContent;
  readonly video?: { readonly title: string; readonly address: string };
  /** Where registration leads instead of the home page: the game in which it started. */
  readonly returnTo?: string;
  /** What the loading modal waits for. */
  readonly waitingFor?: string;
}

type Flags = Readonly<Record<ModalName, boolean>>;

export interface ModalSlice extends Flags {
  readonly content: ModalContent;
  /** Opens a modal and closes all others, unless it may open over another one. */
  open(name: ModalName, content?: ModalContent): void;
  /** Clears the content as well. */
  close(name: ModalName): void;
  reset(): void;
}

const closed = Object.fromEntries(modalNames.map((name) => [name, false])) as Flags;

export const isAnyOpen = (flags: Flags): boolean => modalNames.some((name) => flags[name]);

/** Content of overlay modals; the modal below keeps its own. */
const withoutLayers = ({
  frame: _frame,
  video: _video,
  waitingFor: _waitingFor,
  ...rest
}: ModalContent): ModalContent => rest;

export const createModalSlice: SliceCreator<ModalSlice> = (set) => ({
  ...closed,
  content: {},
  open: (name, content = {}) =>
    set((modal) =>
      layers.includes(name)
        ? { [name]: true, content: { ...modal.content, ...content } }
        : { ...closed, [name]: true, content },
    ),
  close: (name) =>
    set((modal) => {
      const below = modalNames.some((other) => other !== name && modal[other]);
      return { [name]: false, content: layers.includes(name) && below ? withoutLayers(modal.content) : {} };
    }),
  reset: () => set(() => ({ ...closed, content: {} })),
});
