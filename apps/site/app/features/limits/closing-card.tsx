import { closingReasons, deleteProfile, stepUp, type ClosingReason } from '@carmine/contract';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedResponse, messageOf, orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { protectionTexts } from '../../texts/en-protection.ts';
import { texts } from '../../texts/en.ts';
import { Choice } from '../history/filter-bar.tsx';
import { useConfined } from './break-card.tsx';

const { closing: words } = protectionTexts;

const isReason = (value: string): value is ClosingReason => closingReasons.some((one) => one === value);

/** Asks for the password only where the server does. */
const useClose = () => {
  const confined = useConfined();
  const [asksPassword, setAsksPassword] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ reason, password }: { reason: ClosingReason; password: string }) => {
      if (asksPassword) orThrowResponse(await call(stepUp, { body: { password } }));
      orThrowResponse(await call(deleteProfile, { body: { reason } }));
    },
    onSuccess: confined,
    onError: (error) => {
      const code = error instanceof RefusedResponse ? error.problem?.code : undefined;
      if (code === 'step_up_required') setAsksPassword(true);
      else if (asksPassword) setWrong(messageOf(error, words.passwordWrong));
      else notify('error', messageOf(error, protectionTexts.failed));
    },
  });
  return { mutate, isPending, asksPassword, wrong, forgive: () => setWrong(undefined) };
};

export const ClosingCard = () => {
  const [reason, setReason] = useState<ClosingReason>('other');
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { mutate, isPending, asksPassword, wrong, forgive } = useClose();
  return (
    <section className="limit-card" aria-label={words.title}>
      <div className="limit-head">
        <div>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
        </div>
      </div>
      <div className="closing">
        <Choice
          label={words.reason}
          value={reason}
          options={closingReasons.map((value) => ({ value, text: words.reasons[value] }))}
          onChange={(value) => isReason(value) && setReason(value)}
        />
        <SecondaryButton onClick={() => setAsking(true)}>{words.close}</SecondaryButton>
      </div>
      {(reason === 'gambling' || reason === 'break') && <Notice tone="info">{words.instead}</Notice>}
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.confirmTitle} closeLabel={texts.common.close}>
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ reason, password });
          }}
        >
          <ul className="plain-points">
            {words.consequences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {asksPassword && (
            <TextInput
              label={words.password}
              secret={{ show: texts.common.showPassword, hide: texts.common.hidePassword }}
              autoComplete="current-password"
              value={password}
              error={wrong}
              onChange={(event) => {
                setPassword(event.target.value);
                forgive();
              }}
            />
          )}
          <div className="dialog-foot break-choice">
            <SecondaryButton block onClick={() => setAsking(false)}>
              {words.cancel}
            </SecondaryButton>
            <SecondaryButton type="submit" block loading={isPending} disabled={asksPassword && password === ''}>
              {words.confirm}
            </SecondaryButton>
          </div>
        </form>
      </Dialog>
    </section>
  );
};
