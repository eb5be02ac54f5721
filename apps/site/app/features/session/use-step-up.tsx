/** Runs an action with a step-up, opening the dialog only where the server requires one. */
import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { Dialog } from '@carmine/design/dialog';
import { useState, type ReactNode } from 'react';
import { entryTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { StepUpForm } from './step-up-form.tsx';

interface StepUp {
  /** Runs the action, and again after the step-up. Undefined where the step-up was cancelled. */
  guard<E extends Endpoint>(attempt: () => Promise<CallResult<E>>): Promise<CallResult<E> | undefined>;
  readonly dialog: ReactNode;
}

export const useStepUp = (): StepUp => {
  const [waiting, setWaiting] = useState<{ settle: (proven: boolean) => void }>();
  const settle = (proven: boolean) => {
    waiting?.settle(proven);
    setWaiting(undefined);
  };
  return {
    guard: async (attempt) => {
      const result = await attempt();
      if (result.ok || result.problem?.code !== 'step_up_required') return result;
      const proven = await new Promise<boolean>((resolve) => setWaiting({ settle: resolve }));
      return proven ? attempt() : undefined;
    },
    dialog: (
      <Dialog
        open={waiting !== undefined}
        onClose={() => settle(false)}
        title={entryTexts.stepUp.title}
        closeLabel={texts.common.close}
      >
        <StepUpForm onProven={() => settle(true)} />
      </Dialog>
    ),
  };
};
