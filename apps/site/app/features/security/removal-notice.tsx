/** A removal of the second factor was requested: the player can stop it with one press. */
import { deleteFactorRemoval } from '@carmine/contract/account/second-factor';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { factorRemovalQuery } from './queries.ts';
import { securityTexts } from './texts.ts';

const { removal: words, failed } = securityTexts.page;

export const RemovalNotice = () => {
  const client = useQueryClient();
  const { data } = useQuery(factorRemovalQuery());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(deleteFactorRemoval, {})),
    onSuccess: () => notify('success', words.kept),
    onError: (error) => notify('error', messageOf(error, failed)),
    onSettled: () => client.invalidateQueries({ queryKey: factorRemovalQuery().queryKey }),
  });
  if (data === undefined || data.dueAt === null) return null;
  return (
    <Notice tone="warn" role="alert">
      <div className="security-removal">
        <p>{words.text(displayMoment(data.dueAt))}</p>
        <SecondaryButton size="small" loading={isPending} onClick={() => mutate()}>
          {words.keep}
        </SecondaryButton>
      </div>
    </Notice>
  );
};
