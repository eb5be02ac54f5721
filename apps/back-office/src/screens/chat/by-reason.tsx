/** An action with a reason, in a dialog; it closes once the action is done. */
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Leave, Over } from '../../shell/over.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { chat as words } from '../../texts/en-chat.ts';

interface ByReasonProps {
  readonly open: string;
  readonly title: string;
  /** What follows from it. */
  readonly about: string;
  readonly confirm: string;
  readonly reason?: string;
  readonly send: (reason: string) => Promise<unknown>;
  /** What is chosen beside the reason. */
  readonly children?: ReactNode;
}

export const ByReason = ({ open, title, about, confirm, reason = words.reason, send, children }: ByReasonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="button">{open}</Dialog.Trigger>
      <Over title={title} about={about}>
        {children === undefined ? null : <div className="chat-chosen">{children}</div>}
        <WriteLine
          label={reason}
          action={confirm}
          most={300}
          tone="primary"
          send={async (text) => {
            await send(text);
            setOpen(false);
          }}
        >
          <Leave>{words.cancel}</Leave>
        </WriteLine>
      </Over>
    </Dialog.Root>
  );
};
