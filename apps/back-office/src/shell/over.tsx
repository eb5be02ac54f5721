/** Modal content that waits for an answer; inside a `Dialog.Root`. */
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface OverProps {
  readonly title: string;
  /** What follows from the answer. */
  readonly about: string;
  readonly children: ReactNode;
}

export const Over = ({ title, about, children }: OverProps) => (
  <Dialog.Portal>
    <Dialog.Overlay className="veil" />
    <Dialog.Content className="card over">
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Description className="about">{about}</Dialog.Description>
      {children}
    </Dialog.Content>
  </Dialog.Portal>
);

/** The cancel button beside the action. */
export const Leave = ({ children }: { children: string }) => (
  <Dialog.Close asChild>
    <button type="button" className="button">
      {children}
    </button>
  </Dialog.Close>
);
