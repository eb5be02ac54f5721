/** Where the round is, in four steps. */
import './live.css';
import type { LivePhase } from './live-view.ts';
import { liveTexts as texts } from './texts.ts';

const steps = ['betting', 'closed', 'running', 'settled'] as const;

const noNames: Partial<Record<(typeof steps)[number], string>> = {};

export const PhaseSteps = ({
  phase,
  names = noNames,
}: {
  phase: LivePhase | undefined;
  names?: Partial<Record<(typeof steps)[number], string>>;
}) => (
  <ol className="live-steps" aria-label={texts.phaseList}>
    {steps.map((step) => (
      <li key={step} aria-current={step === phase ? 'step' : undefined}>
        {names[step] ?? texts.phases[step]}
      </li>
    ))}
  </ol>
);
