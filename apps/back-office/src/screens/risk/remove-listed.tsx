/** Removing something from a list needs a reason in a dialog, so that one press is not enough. */
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Leave, Over } from '../../shell/over.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { risk } from '../../texts/en-risk.ts';

const words = risk.removal;

interface RemoveListedProps {
  readonly title: string;
  /** What follows from it. */
  readonly about: string;
  readonly remove: (body: { reason: string }) => Promise<unknown>;
  /** Said where it waits for a second operator: its row stays. */
  readonly waits?: string;
}

/** Where it went, its row goes and the dialog with it. */
export const RemoveListed = ({ title, about, remove, waits }: RemoveListedProps) => {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const send = async (reason: string) => {
    await remove({ reason });
    setAsked(true);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="button">{words.open}</Dialog.Trigger>
      <Over title={title} about={about}>
        {asked && waits !== undefined ? (
          <>
            <p className="notice" role="status">
              {waits}
            </p>
            <Leave>{words.close}</Leave>
          </>
        ) : (
          <WriteLine label={words.reason} action={words.confirm} most={500} tone="primary" send={send}>
            <Leave>{risk.cancel}</Leave>
          </WriteLine>
        )}
      </Over>
    </Dialog.Root>
  );
};
