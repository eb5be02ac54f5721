import type { BodyGiven } from '@carmine/contract/endpoint';
import { type Preferences, putPreferences } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { limitsQuery, preferencesQuery } from '../../queries/protection.ts';
import { protectionTexts } from './texts.ts';
import { Choice } from '../history/filter-bar.tsx';
import { CardHead } from './card-head.tsx';
import './limits.css';

const { pauses: words } = protectionTexts;

const offered = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;

const useSave = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyGiven<typeof putPreferences>) => orThrowResponse(await call(putPreferences, { body })),
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery().queryKey, saved);
      notify('success', words.saved);
      return client.invalidateQueries({ queryKey: limitsQuery().queryKey });
    },
    onError: (error) => notify('error', messageOf(error, protectionTexts.failed)),
  });
};

const optionsOf = ({ longestRealityCheckMinutes: longest, realityCheckMinutes: own }: Preferences) => {
  const minutes = new Set(offered.filter((one) => longest === null || one <= longest));
  const all = [...minutes, ...(own === null || minutes.has(own as never) ? [] : [own])].sort((a, b) => a - b);
  const shown = all.map((one) => ({ value: String(one), text: words.minutes(one) }));
  return longest === null ? [...shown, { value: '', text: words.never }] : shown;
};

export const PausesCard = () => {
  const preferences = useQuery(preferencesQuery()).data;
  const { mutate, isPending } = useSave();
  if (preferences === undefined) return null;
  const { timeZone, realityCheckMinutes, longestRealityCheckMinutes } = preferences;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="limit-card" aria-label={words.title}>
      <CardHead title={words.title} text={words.text} />
      <div className="pauses">
        <Choice
          label={words.every}
          value={realityCheckMinutes === null ? '' : String(realityCheckMinutes)}
          options={optionsOf(preferences)}
          onChange={(value) => mutate({ realityCheckMinutes: value === '' ? null : Number.parseInt(value, 10) })}
        />
        <div className="pauses-zone">
          <span>{words.zone}</span>
          <b>{timeZone.replaceAll('_', ' ')}</b>
          {here !== timeZone && (
            <SecondaryButton size="small" loading={isPending} onClick={() => mutate({ timeZone: here })}>
              {words.browserZone(here.replaceAll('_', ' '))}
            </SecondaryButton>
          )}
        </div>
      </div>
      {longestRealityCheckMinutes !== null && <p className="limit-note">{words.longest(longestRealityCheckMinutes)}</p>}
    </section>
  );
};
