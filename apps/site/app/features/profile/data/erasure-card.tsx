import { deleteErasure, getErasure, postErasure } from '@carmine/contract/account/own-data';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayMoment } from '../../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../../platform/calls/answers.ts';
import { call } from '../../../platform/calls/browser-call.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { notifyFailure } from '../../../platform/calls/notify-failure.ts';
import { profileTexts } from '../texts.ts';
import { useStepUp } from '../../session/use-step-up.tsx';
import '../profile.css';

const words = profileTexts.erasure;

const erasureQuery = () =>
  queryOptions({
    queryKey: ['erasure'],
    queryFn: async () => orThrowResponse(await call(getErasure, {})),
  });

/** For closed accounts: request erasure once the law allows it. */
export const ErasureCard = () => {
  const client = useQueryClient();
  const erasure = useQuery(erasureQuery()).data?.erasure;
  const [pending, setPending] = useState(false);
  const { guard, dialog } = useStepUp();
  const look = () => client.invalidateQueries({ queryKey: erasureQuery().queryKey });
  const ask = async () => {
    setPending(true);
    const asked = await guard(() => call(postErasure, {})).catch(notifyFailure(words.failed));
    if (asked?.ok === false) notify('error', asked.problem.message);
    await look();
    setPending(false);
  };
  const drop = async () => {
    setPending(true);
    try {
      orThrowResponse(await call(deleteErasure, {}));
    } catch (error) {
      notify('error', messageOf(error, words.failed));
    }
    await look();
    setPending(false);
  };
  return (
    <section className="profile-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="profile-text">{words.text}</p>
      {erasure && <Notice tone="info">{words.due(displayMoment(erasure.dueAt))}</Notice>}
      {erasure !== undefined && (
        <SecondaryButton block loading={pending} onClick={() => void (erasure === null ? ask() : drop())}>
          {erasure === null ? words.ask : words.drop}
        </SecondaryButton>
      )}
      {dialog}
    </section>
  );
};
