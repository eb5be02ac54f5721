import { addressOf } from '@carmine/contract/call';
import { type ExportState, getExportFile, getExportState, postExport } from '@carmine/contract/account/own-data';
import { buttonClass, SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { pageLocale } from '@carmine/money';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { displayMoment } from '../../../amounts/moment.ts';
import { orThrowResponse } from '../../../platform/calls/answers.ts';
import { call } from '../../../platform/calls/browser-call.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { notifyFailure } from '../../../platform/calls/notify-failure.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { profileTexts } from '../texts.ts';
import { useStepUp } from '../../session/use-step-up.tsx';
import '../profile.css';

const words = profileTexts.ownData;

const exportQuery = () =>
  queryOptions({
    queryKey: ['export'],
    queryFn: async () => orThrowResponse(await call(getExportState, {})),
    staleTime: 0,
    // A mail reports completion; this is for players waiting on the page.
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? pollMs : false),
  });

const sizeIn = (unit: 'kilobyte' | 'megabyte', decimals: number) =>
  new Intl.NumberFormat(pageLocale, { style: 'unit', unit, maximumFractionDigits: decimals });
const [kilobytes, megabytes] = [sizeIn('kilobyte', 0), sizeIn('megabyte', 1)];

const sizeText = (bytes: number): string =>
  bytes < 100_000 ? kilobytes.format(Math.max(1, bytes / 1000)) : megabytes.format(bytes / 1_000_000);

const Ready = ({ state }: { readonly state: ExportState }) => (
  <>
    <a
      className={buttonClass({ tone: 'ghost', block: true })}
      href={addressOf(getExportFile, { params: { id: state.id ?? '' } })}
      download
    >
      <span className="btn-label">
        <Download size={18} aria-hidden="true" />
        {words.download}
      </span>
    </a>
    <p className="profile-text">{words.ready(sizeText(state.size ?? 0), displayMoment(state.expiresAt ?? ''))}</p>
  </>
);

/** Export of the player's data. */
export const OwnDataCard = () => {
  const client = useQueryClient();
  const { data, isError } = useQuery(exportQuery());
  const [pending, setPending] = useState(false);
  const { guard, dialog } = useStepUp();
  const ask = async () => {
    setPending(true);
    const asked = await guard(() => call(postExport, {})).catch(notifyFailure(words.failed));
    if (asked?.ok === true) client.setQueryData(exportQuery().queryKey, asked.data);
    else if (asked !== undefined) notify('error', asked.problem.message);
    setPending(false);
  };
  return (
    <section className="profile-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="profile-text">{words.text}</p>
      {data === undefined && !isError && <Skeleton shape="block" />}
      {data?.state === 'ready' && <Ready state={data} />}
      {data?.state === 'making' && <Notice tone="info">{words.making}</Notice>}
      {data?.state === 'failed' && <Notice tone="warn">{words.failed}</Notice>}
      {(data?.state === 'none' || data?.state === 'failed') && (
        <SecondaryButton block loading={pending} onClick={() => void ask()}>
          {words.ask}
        </SecondaryButton>
      )}
      {dialog}
    </section>
  );
};
