import { postBreakEnd, type ProtectionStatus } from '@carmine/contract/account/protection';
import { PrimaryButton, SecondaryButton, buttonClass } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { countryName } from '../../amounts/names.ts';
import { locationQuery } from '../../queries/location.ts';
import { protectionStatusQuery } from '../../queries/protection.ts';
import { protectionTexts } from '../limits/texts.ts';
import { texts } from '../../texts/texts.ts';
import { useLeave } from './leave.ts';
import { headOf, isOver } from './protection-status-head.ts';

const { closed: words } = protectionTexts;

/** Only after the break's term; asks for confirmation before the one-day wait starts. */
const AskEnd = () => {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(postBreakEnd, {})),
    onError: (error) => notify('error', messageOf(error, protectionTexts.failed)),
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: protectionStatusQuery().queryKey });
    },
  });
  return (
    <>
      <SecondaryButton onClick={() => setAsking(true)}>{words.askEnd}</SecondaryButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.askEndTitle}
        description={words.askEndText}
        closeLabel={texts.common.close}
      >
        <div className="closed-choice">
          <SecondaryButton block onClick={() => setAsking(false)}>
            {protectionTexts.breaks.no}
          </SecondaryButton>
          <SecondaryButton block loading={isPending} onClick={() => mutate()}>
            {words.askEnd}
          </SecondaryButton>
        </div>
      </Dialog>
    </>
  );
};

const SignInAgain = () => {
  const leave = useLeave();
  return (
    <PrimaryButton arrow onClick={() => void leave()}>
      {words.signInAgain}
    </PrimaryButton>
  );
};

export const ProtectionStatusHeader = ({ protectionStatus }: { readonly protectionStatus: ProtectionStatus }) => {
  const location = useQuery(locationQuery()).data;
  const country = location === undefined ? '' : countryName(location.isoCode, location.country);
  const { Icon, title, text } = headOf(protectionStatus, country);
  const { refusal, break: found } = protectionStatus;
  const canAsk = found?.kind === 'exclusion' && found.over && found.playableFrom === undefined;
  return (
    <header className="closed-head">
      <span className="closed-icon">
        <Icon size={28} aria-hidden="true" />
      </span>
      <div>
        <h1 className="page-title">{title}</h1>
        <p>{text}</p>
        {isOver(protectionStatus) && <SignInAgain />}
        {canAsk && <AskEnd />}
        {refusal === undefined && (
          <Link className={buttonClass({ tone: 'ghost' })} to="/">
            {words.toLobby}
          </Link>
        )}
      </div>
    </header>
  );
};
