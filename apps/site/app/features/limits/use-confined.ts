import { type BreakPeriod, putSelfExclude } from '@carmine/contract/account/protection';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { closedPath, protectionStatusQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { protectionTexts } from './texts.ts';

/** Navigates to the page for players who may only withdraw, because the full session has ended. */
export const useConfined = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    await navigate(closedPath);
    client.setQueryData(sessionQuery().queryKey, null);
    await client.invalidateQueries({ queryKey: protectionStatusQuery().queryKey });
  };
};

/** Begins a break and leads to where the money is; throws the server's refusal. */
export const useStartBreak = () => {
  const confined = useConfined();
  return async (selfExcludePeriod: BreakPeriod): Promise<void> => {
    orThrowResponse(await call(putSelfExclude, { body: { selfExcludePeriod } }));
    notify('success', protectionTexts.breaks.started);
    await confined();
  };
};
