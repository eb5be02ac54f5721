/** The sections of the form of rules. */
import type { ReactNode } from 'react';
import { promotions as words } from '../../texts/en-promotions.ts';
import type { Editing } from '../draft-form.tsx';
import { Has, Pick, Rule } from './rule-fields.tsx';
import { rewardsBegin, textOf, valueAt, withValue } from './rules-draft.ts';
import { TierFields } from './tier-fields.tsx';

interface SectionProps {
  readonly editing: Editing;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="rules-section">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

export const OfferSection = ({ editing }: SectionProps) => (
  <Section title={words.sections.offer}>
    <Pick editing={editing} path="kind" options={words.kinds} />
    <Rule editing={editing} path="startsAt" kind="time" />
    <Rule editing={editing} path="endsAt" kind="end" />
    <Has editing={editing} path="couponOnly" label={words.names['couponOnly'] ?? ''} />
    <Rule editing={editing} path="texts.en.title" />
    <Rule editing={editing} path="texts.en.summary" />
    <Has editing={editing} path="texts.de" label={words.has.german} />
    {valueAt(editing.draft, 'texts.de') !== undefined && (
      <>
        <Rule editing={editing} path="texts.de.title" />
        <Rule editing={editing} path="texts.de.summary" />
      </>
    )}
  </Section>
);

export const AudienceSection = ({ editing }: SectionProps) => (
  <Section title={words.sections.audience}>
    <Has editing={editing} path="audience.pastDeposits" label={words.has.pastDeposits} />
    {valueAt(editing.draft, 'audience.pastDeposits') !== undefined && (
      <>
        <Rule editing={editing} path="audience.pastDeposits.from" kind="number" />
        <Rule editing={editing} path="audience.pastDeposits.to" kind="number" />
      </>
    )}
    {(['countries', 'exceptCountries', 'currencies', 'skins'] as const).map((name) => (
      <Rule key={name} editing={editing} path={`audience.${name}`} kind="list" />
    ))}
    <Rule editing={editing} path="audience.level" kind="number" />
  </Section>
);

export const LimitsSection = ({ editing }: SectionProps) => (
  <Section title={words.sections.limits}>
    <Has editing={editing} path="weekly" label={words.has.weekly} />
    {valueAt(editing.draft, 'weekly') !== undefined &&
      (['weekday', 'fromHour', 'hours'] as const).map((name) => (
        <Rule key={name} editing={editing} path={`weekly.${name}`} kind="number" />
      ))}
    <Rule editing={editing} path="perPlayer.most" kind="number" />
    <Pick editing={editing} path="perPlayer.each" options={words.each} />
    <Rule editing={editing} path="budgetEur" kind="optional" />
  </Section>
);

const CompetitionFields = ({ editing }: SectionProps) => (
  <>
    <Rule editing={editing} path="reward.games" kind="games" />
    <Pick editing={editing} path="reward.score" options={words.scores} />
    <Rule editing={editing} path="reward.leastStakeEur" />
    <Rule editing={editing} path="reward.bestOf" kind="number" />
    <Rule editing={editing} path="reward.prizes" kind="wanted-list" />
  </>
);

const rewardFields: Readonly<Record<string, (editing: Editing) => ReactNode>> = {
  deposit: (editing) => (
    <>
      <TierFields editing={editing} />
      <Rule editing={editing} path="reward.capEur" kind="optional" />
    </>
  ),
  gift: (editing) => (
    <>
      <Rule editing={editing} path="reward.bonusEur" kind="optional" />
      <Rule editing={editing} path="reward.spins" kind="number" />
    </>
  ),
  cashback: (editing) => (
    <>
      <Rule editing={editing} path="reward.percent" kind="number" />
      <Rule editing={editing} path="reward.lossAboveEur" />
      <Rule editing={editing} path="reward.atMostEur" />
    </>
  ),
  race: (editing) => <CompetitionFields editing={editing} />,
  tournament: (editing) => (
    <>
      <CompetitionFields editing={editing} />
      <Rule editing={editing} path="reward.entryEur" kind="free-amount" />
      <Rule editing={editing} path="reward.addedEur" />
      {(['reward.housePercent', 'reward.places.from', 'reward.places.to'] as const).map((path) => (
        <Rule key={path} editing={editing} path={path} kind="number" />
      ))}
    </>
  ),
};

export const RewardSection = ({ editing }: SectionProps) => {
  const kind = textOf(valueAt(editing.draft, 'reward.kind'));
  return (
    <Section title={words.sections.reward}>
      <Pick
        editing={editing}
        path="reward.kind"
        options={words.rewards}
        pick={(value) => withValue(editing.draft, 'reward', rewardsBegin[value])}
      />
      <div key={kind} className="rules-reward">
        {rewardFields[kind]?.(editing)}
      </div>
    </Section>
  );
};

const wagering = ['times', 'days'] as const;

export const WageringSection = ({ editing }: SectionProps) => {
  const kind = valueAt(editing.draft, 'reward.kind');
  if (kind === 'race' || kind === 'tournament') return null;
  return (
    <Section title={words.sections.wagering}>
      {kind !== 'cashback' && <Has editing={editing} path="reward.wagering" label={words.has.wagering} />}
      {valueAt(editing.draft, 'reward.wagering') !== undefined && (
        <>
          {wagering.map((name) => (
            <Rule key={name} editing={editing} path={`reward.wagering.${name}`} kind="number" />
          ))}
          <Rule editing={editing} path="reward.wagering.maxStakeEur" />
          <Rule editing={editing} path="reward.wagering.conversionCapTimes" kind="nullable" />
          <Rule editing={editing} path="reward.wagering.exceptGames" kind="wanted-list" />
          <Rule editing={editing} path="reward.wagering.gameWeights" kind="weights" />
        </>
      )}
    </Section>
  );
};

const spins = ['days', 'unlock.extraPercent', 'unlock.wagering', 'unlock.days'] as const;

export const SpinsSection = ({ editing }: SectionProps) => {
  const kind = valueAt(editing.draft, 'reward.kind');
  if (kind !== 'deposit' && kind !== 'gift') return null;
  return (
    <Section title={words.sections.spins}>
      <Has editing={editing} path="reward.freeSpins" label={words.has.freeSpins} />
      {valueAt(editing.draft, 'reward.freeSpins') !== undefined && (
        <>
          <Rule editing={editing} path="reward.freeSpins.games" kind="wanted-list" />
          <Rule editing={editing} path="reward.freeSpins.stakeEur" />
          <Rule editing={editing} path="reward.freeSpins.unlock.depositEur" />
          {spins.map((name) => (
            <Rule key={name} editing={editing} path={`reward.freeSpins.${name}`} kind="number" />
          ))}
        </>
      )}
    </Section>
  );
};
