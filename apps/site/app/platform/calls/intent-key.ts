/** The `Idempotency-Key` of a call that moves money: one per intent, however often it is sent. */
import type { Problem } from '@carmine/contract/problem';
import { useState } from 'react';
import { unreadableCode } from './answers.ts';

export interface IntentKeys {
  /** The same for the same intent until its result is known, so that a retry is never a second payment. */
  keyOf(intent: string): string;
  /** The next request is a new intent, even if it is equal. */
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

/** The server has completed or refused it. No response, a proxy's page and a server error leave it open. */
export const isSettled = (result: Outcome | undefined): boolean => {
  if (result === undefined) return false;
  if (result.ok) return true;
  // Repeated after a step-up it is the same intent.
  return result.status < 500 && ![unreadableCode, 'step_up_required'].includes(result.problem.code);
};
