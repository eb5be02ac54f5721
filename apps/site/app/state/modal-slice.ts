import type { SliceCreator } from './slice.ts';

export const modalNames = ['register', 'login', 'deposit', 'cashout', 'currency', 'search', 'menu'] as const;
export type ModalName = (typeof modalNames)[number];

/** What a modal is opened with. */
export interface ModalContent {
  /** The deposit's currency, when something asks for funds in it. */
  readonly currency?: string;
}

type Flags = Readonly<Record<ModalName, boolean>>;

export interface ModalSlice extends Flags {
  readonly content: ModalContent;
  /** Opens one and closes every other: two modals never lie over each other. */
  open(name: ModalName, content?: ModalContent): void;
  /** Clears the content as well. */
  close(name: ModalName): void;
  reset(): void;
}

const closed: Flags = {
  register: false,
  login: false,
  deposit: false,
  cashout: false,
  currency: false,
  search: false,
  menu: false,
};

export const createModalSlice: SliceCreator<ModalSlice> = (set) => ({
  ...closed,
  content: {},
  open: (name, content = {}) => set(() => ({ ...closed, [name]: true, content })),
  close: (name) => set(() => ({ [name]: false, content: {} })),
  reset: () => set(() => ({ ...closed, content: {} })),
});
