/** A break begins with a choice and a second yes, and is at no point harder to take than to leave. */
import { coolOffPeriods, exclusionPeriods, putSelfExclude, type BreakPeriod } from '@carmine/contract';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Moon from 'lucide-react/icons/moon-star';
import ShieldBan from 'lucide-react/icons/shield-ban';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { displayMoment } from '../../amounts/moment.ts';
import { messageOf, orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { closedPath, standingQuery } from '../../queries/protection.ts';
import { sessionQuery } from '../../queries/session.ts';
import { protectionTexts } from '../../texts/en-protection.ts';
import { texts } from '../../texts/en.ts';
import { CardHead } from './card-head.tsx';

const { breaks: words } = protectionTexts;

const dayMs = 24 * 3_600_000;

const endOf = (period: BreakPeriod): string =>
  period === 'forever' ? '' : displayMoment(new Date(Date.now() + Number.parseInt(period, 10) * dayMs).toISOString());

const linesOf = (period: BreakPeriod): readonly string[] => {
  const [first = '', ...rest] = words.consequences(endOf(period));
  return [period === 'forever' ? words.foreverLine : first, ...rest];
};

/** To the page for who may only cash out; the full session is over. */
export const useConfined = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<void> => {
    await navigate(closedPath);
    client.setQueryData(sessionQuery().queryKey, null);
    await client.invalidateQueries({ queryKey: standingQuery().queryKey });
  };
};

const Group = ({
  title,
  text,
  icon: Icon,
  periods,
  onChoose,
}: {
  readonly title: string;
  readonly text: string;
  readonly icon: typeof Moon;
  readonly periods: readonly BreakPeriod[];
  readonly onChoose: (period: BreakPeriod) => void;
}) => (
  <div className="break-group" role="group" aria-label={title}>
    <h3>
      <Icon size={18} aria-hidden="true" />
      {title}
    </h3>
    <p>{text}</p>
    <div className="break-periods">
      {periods.map((period) => (
        <SecondaryButton key={period} onClick={() => onChoose(period)}>
          {words.periods[period]}
        </SecondaryButton>
      ))}
    </div>
  </div>
);

export const BreakCard = () => {
  const [chosen, setChosen] = useState<BreakPeriod>();
  const confined = useConfined();
  const { mutate, isPending } = useMutation({
    mutationFn: async (selfExcludePeriod: BreakPeriod) =>
      orThrowResponse(await call(putSelfExclude, { body: { selfExcludePeriod } })),
    onSuccess: async () => {
      notify('success', words.started);
      await confined();
    },
    onError: (error) => {
      setChosen(undefined);
      notify('error', messageOf(error, protectionTexts.failed));
    },
  });
  return (
    <section className="limit-card" aria-label={words.title}>
      <CardHead title={words.title} text={words.text} />
      <div className="break-groups">
        <Group
          title={words.coolOff}
          text={words.coolOffText}
          icon={Moon}
          periods={coolOffPeriods}
          onChoose={setChosen}
        />
        <Group
          title={words.exclusion}
          text={words.exclusionText}
          icon={ShieldBan}
          periods={exclusionPeriods}
          onChoose={setChosen}
        />
      </div>
      <Dialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={words.confirmTitle(chosen === undefined ? '' : words.periods[chosen])}
        closeLabel={texts.common.close}
      >
        <ul className="plain-points">
          {chosen !== undefined && linesOf(chosen).map((line) => <li key={line}>{line}</li>)}
        </ul>
        <div className="dialog-foot break-choice">
          <SecondaryButton block onClick={() => setChosen(undefined)}>
            {words.no}
          </SecondaryButton>
          <SecondaryButton block loading={isPending} onClick={() => chosen !== undefined && mutate(chosen)}>
            {words.yes}
          </SecondaryButton>
        </div>
      </Dialog>
    </section>
  );
};
