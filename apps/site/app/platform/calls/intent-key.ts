/** The `Idempotency-Key` of a call that moves money: one for each thing that a player wants, however often it is sent. */
import type { Problem } from '@carmine/contract/problem';
import { useState } from 'react';
import { unreadableCode } from './answers.ts';

export interface IntentKeys {
  /** The same for the same intent until its outcome is known: a retry can never be a second payment. */
  keyOf(intent: string): string;
  /** Whatever is asked for next is a new intent, though it may read the same. */
  settle(): void;
}

export const createIntentKeys = (): IntentKeys => {
  let last: { readonly intent: string; readonly key: string } | undefined;
  return {
    keyOf: (intent) => {
      if (last?.intent !== intent) last = { intent, key: crypto.randomUUID() };
      return last.key;
    },
    settle: () => {
      last = undefined;
    },
  };
};

export const useIntentKeys = (): IntentKeys => useState(createIntentKeys)[0];

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly problem: Pick<Problem, 'code'> };

/** The server has done it or refused it. No answer, a proxy's page and a failure of the server leave it open. */
export const isSettled = (result: Outcome | undefined): boolean => {
  if (result === undefined) return false;
  if (result.ok) return true;
  // Repeated after a step-up it is the same intent.
  return result.status < 500 && ![unreadableCode, 'step_up_required'].includes(result.problem.code);
};
