/** Security settings, also for players who may only withdraw: new password, and signing out other devices. */
import { deleteOtherSessions } from '@carmine/contract/account/profile';
import { SecondaryButton } from '@carmine/design/button';
import { useMutation } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useStore } from '../../state/store.ts';
import { protectionTexts } from '../limits/texts.ts';

const { closed: words } = protectionTexts;

export const Security = () => {
  const open = useStore((state) => state.modal.open);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(deleteOtherSessions, {})),
    onSuccess: ({ ended }) => notify('success', words.othersEnded(ended)),
    onError: (error) => notify('error', messageOf(error, protectionTexts.failed)),
  });
  return (
    <section className="closed-card" aria-label={words.security}>
      <h2>{words.security}</h2>
      <SecondaryButton block onClick={() => open('changePassword')}>
        {words.changePassword}
      </SecondaryButton>
      <SecondaryButton block loading={isPending} onClick={() => mutate()}>
        {words.endOthers}
      </SecondaryButton>
    </section>
  );
};
