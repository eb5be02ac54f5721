import { resendConfirmation } from '@carmine/contract/account/user-service';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { profileTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { entryTexts } from '../session/texts.ts';
import './profile.css';

const words = profileTexts.details;

/** Whether the address is known to be the player's, and the way to prove it. */
export const ConfirmedMail = ({ confirmed }: { readonly confirmed: boolean }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(resendConfirmation, {})),
    onSuccess: () => notify('success', entryTexts.confirm.resent),
    onError: (error) => notify('error', messageOf(error, texts.failures.network)),
  });
  if (confirmed) {
    return (
      <span className="profile-confirmed">
        <Check size={15} aria-hidden="true" />
        {words.confirmed}
      </span>
    );
  }
  return (
    <>
      {words.unconfirmed}
      <button type="button" className="profile-lock" disabled={isPending} onClick={() => mutate()}>
        {entryTexts.confirm.resend}
      </button>
    </>
  );
};
