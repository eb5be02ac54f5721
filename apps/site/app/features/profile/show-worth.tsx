import { putPreferences } from '@carmine/contract/account/protection';
import { Checkbox } from '@carmine/design/checkbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { preferencesQuery } from '../../queries/protection.ts';
import { profileTexts } from './texts.ts';

const words = profileTexts.worth;

/** Setting: show EUR equivalents beside other currencies. Takes effect everywhere at once. */
export const ShowWorth = () => {
  const client = useQueryClient();
  const { data } = useQuery(preferencesQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: async (showEur: boolean) => orThrowResponse(await call(putPreferences, { body: { showEur } })),
    onSuccess: (preferences) => client.setQueryData(preferencesQuery().queryKey, preferences),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
  if (data === undefined) return null;
  return (
    <Checkbox checked={data.showEur} disabled={isPending} onChange={(event) => mutate(event.target.checked)}>
      {words.label}
    </Checkbox>
  );
};
