/**
 * A self-exclusion does not end automatically, or never ends: the dialog explains consequences, end and what remains possible, requires
 * typing a word, and step-up.
 */
import type { exclusionPeriods } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { TextInput } from '@carmine/design/text-input';
import { useState } from 'react';
import { messageOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { protectionTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { StepUpForm } from '../session/step-up-form.tsx';
import { endOfBreak } from './break-end.ts';
import { useStartBreak } from './use-confined.ts';
import './limits.css';
import '../../styles/form.css';
import '@carmine/design/dialog.css';

const { breaks: words } = protectionTexts;

type Period = (typeof exclusionPeriods)[number];

interface Props {
  readonly period: Period | undefined;
  readonly onClose: () => void;
}

const endingOf = (period: Period): string =>
  period === 'forever' ? words.endsNever : words.endsOnRequest(endOfBreak(period));

const Facts = ({ period }: { readonly period: Period }) => (
  <dl className="break-facts">
    <dt>{words.happens}</dt>
    <dd>{words.happensText}</dd>
    <dt>{words.ends}</dt>
    <dd>{endingOf(period)}</dd>
    <dt>{words.possible}</dt>
    <dd>{words.possibleText}</dd>
  </dl>
);

const Steps = ({ period, onClose }: { readonly period: Period; readonly onClose: () => void }) => {
  const [word, setWord] = useState('');
  const [isProving, setProving] = useState(false);
  const start = useStartBreak();
  if (isProving) {
    return (
      <StepUpForm
        text={words.proveText}
        submit={words.startExclusion}
        onProven={() =>
          start(period).catch((error: unknown) => {
            onClose();
            notify('error', messageOf(error, protectionTexts.failed));
          })
        }
      />
    );
  }
  const isTyped = word.trim().toUpperCase() === words.word;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) setProving(true);
      }}
    >
      <Facts period={period} />
      <TextInput
        label={words.typeWord(words.word)}
        autoComplete="off"
        autoCapitalize="characters"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="dialog-foot break-choice">
        <SecondaryButton block onClick={onClose}>
          {words.no}
        </SecondaryButton>
        <SecondaryButton block type="submit" disabled={!isTyped}>
          {words.goOn}
        </SecondaryButton>
      </div>
    </form>
  );
};

export const ExclusionDialog = ({ period, onClose }: Props) => (
  <Dialog
    open={period !== undefined}
    onClose={onClose}
    title={period === undefined ? '' : words.exclusionTitle(words.periods[period])}
    closeLabel={texts.common.close}
  >
    {period !== undefined && <Steps key={period} period={period} onClose={onClose} />}
  </Dialog>
);
