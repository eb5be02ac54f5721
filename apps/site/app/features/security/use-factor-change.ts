import type { CallResult } from '@carmine/contract/call';
import type { AnswerOf, Endpoint } from '@carmine/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { secondFactorQuery } from './queries.ts';
import { securityTexts } from './texts.ts';
import { useStepUp } from '../session/use-step-up.tsx';

/** One change of the account's security at a time: step-up, call, toast, refetch. */
export const useFactorChange = () => {
  const client = useQueryClient();
  const { guard, dialog } = useStepUp();
  const [pending, setPending] = useState(false);

  /** The response; undefined if it was refused (shown as a toast, unless handled elsewhere) or cancelled. */
  const change = async <E extends Endpoint>(
    attempt: () => Promise<CallResult<E>>,
    onRefused: (message: string) => void = (message) => notify('error', message),
  ): Promise<{ data: AnswerOf<E> } | undefined> => {
    setPending(true);
    const result = await guard(attempt).catch((error: unknown) => {
      onRefused(messageOf(error, securityTexts.page.failed));
    });
    setPending(false);
    if (result === undefined) return undefined;
    if (!result.ok) {
      onRefused(result.problem?.message ?? securityTexts.page.failed);
      return undefined;
    }
    await client.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
    return { data: result.data };
  };
  return { change, pending, stepUpDialog: dialog };
};

export type FactorChange = ReturnType<typeof useFactorChange>;
