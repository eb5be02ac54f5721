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

/** These may lie over another modal, which waits under them as it was. Every other opens alone. */
const layers: readonly ModalName[] = ['currency', 'iframe', 'youtube', 'loading'];

/** What stands in an embedded frame, and when it is done. */
export interface FrameContent {
  readonly title: string;
  readonly address: string;
  /** A payment is also done when the default balance changes. `page`: one of our own, which scrolls in its frame. */
  readonly purpose: 'payment' | 'onramp' | 'outside' | 'page';
  /** Loads that belong to the visit itself: one more means that the provider sent the player back. Default 1. */
  readonly initialLoads?: number;
  /** What the page in it may do, as its adapter declares; without, as much as a page of ours. */
  readonly sandbox?: string;
  /** Who is behind it, where its address does not say so. */
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
  /** The deposit's currency, when something asks for funds in it. */
  readonly currency?: string;
  readonly neededFor?: NeededFor;
  /** Of the mail that the reset-password modal was opened from. */
  readonly token?: string;
  readonly frame?: FrameContent;
  readonly video?: { readonly title: string; readonly address: string };
  /** Where a registration leads instead of the home page: the game that it was begun in. */
  readonly returnTo?: string;
  /** What the loading modal says it waits for. */
  readonly waitingFor?: string;
}

type Flags = Readonly<Record<ModalName, boolean>>;

export interface ModalSlice extends Flags {
  readonly content: ModalContent;
  /** Opens one and closes every other, but for those that may lie over another. */
  open(name: ModalName, content?: ModalContent): void;
  /** Clears the content as well. */
  close(name: ModalName): void;
  reset(): void;
}

const closed = Object.fromEntries(modalNames.map((name) => [name, false])) as Flags;

export const isAnyOpen = (flags: Flags): boolean => modalNames.some((name) => flags[name]);

/** What only those that lie over another are opened with: what waits under them keeps its own. */
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
