/** Entering a tournament: what it costs is said before it is confirmed. */
import { enterTournament, type Competition } from '@carmine/contract/promotions/competitions';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { pageLanguage } from '@carmine/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled, useIntentKeys } from '../../platform/calls/intent-key.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import { competitionTexts } from './texts.ts';
import '@carmine/design/dialog.css';

const words = competitionTexts.enter;

const useEnter = ({ id, entry }: Competition, onDone: () => void) => {
  const client = useQueryClient();
  const keys = useIntentKeys();
  return useMutation({
    mutationFn: async () => {
      const body = { currency: entry?.currency ?? 'EUR' } as const;
      const idempotencyKey = keys.keyOf(id);
      const result = await call(enterTournament, {
        ...{ params: { id }, query: { language: pageLanguage }, body, idempotencyKey },
      });
      if (isSettled(result)) keys.settle();
      return orThrowResponse(result);
    },
    onSuccess: async () => {
      onDone();
      notify('success', words.entered);
      await client.invalidateQueries();
    },
    onError: (error) => {
      onDone();
      notify('error', messageOf(error, words.failed));
    },
  });
};

/** As the server decides: a paid tournament until it starts, a free one until it ends. */
const isOpen = ({ kind, state, entry }: Competition): boolean =>
  kind === 'tournament' && (state === 'scheduled' || (state === 'running' && entry === null));

export const EnterCard = ({ competition }: { readonly competition: Competition }) => {
  const signedIn = useSession() !== null;
  const login = useStore((state) => state.modal.open);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useEnter(competition, () => setAsking(false));
  const { entry, entered, kind } = competition;
  if (kind === 'tournament' && entered) return <p className="race-card race-entered">{words.entered}</p>;
  if (!isOpen(competition)) return null;
  const price = entry === null ? undefined : displayAmount(entry.currency, entry.amount);
  return (
    <>
      <PrimaryButton block onClick={() => (signedIn ? setAsking(true) : login('login'))}>
        {price === undefined ? words.free : words.paid(price)}
      </PrimaryButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title(competition.title)}
        closeLabel={texts.common.close}
      >
        <p className="dialog-text">{price === undefined ? words.nothing : words.costs(price)}</p>
        {price !== undefined && <p className="dialog-text">{words.counts}</p>}
        <div className="dialog-foot race-choice">
          <SecondaryButton block onClick={() => setAsking(false)}>
            {words.cancel}
          </SecondaryButton>
          <PrimaryButton block loading={isPending} onClick={() => mutate()}>
            {words.confirm}
          </PrimaryButton>
        </div>
      </Dialog>
    </>
  );
};
