/** Breaks to choose from; the confirmation depends on how each ends. */
import { type BreakPeriod, coolOffPeriods, exclusionPeriods } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import Moon from 'lucide-react/icons/moon-star';
import ShieldBan from 'lucide-react/icons/shield-ban';
import { useState } from 'react';
import { protectionTexts } from './texts.ts';
import { CardHead } from './card-head.tsx';
import { CoolOffDialog } from './cool-off-dialog.tsx';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import './limits.css';

const { breaks: words } = protectionTexts;

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
  const close = () => setChosen(undefined);
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
      <CoolOffDialog period={coolOffPeriods.find((one) => one === chosen)} onClose={close} />
      <ExclusionDialog period={exclusionPeriods.find((one) => one === chosen)} onClose={close} />
    </section>
  );
};
