/** Instant mode: results without their animation, where the jurisdiction allows a press to shorten it. Remembered on this device. */
import './instant-mode.css';
import { useEffect } from 'react';
import type { SceneProps } from './game-view.ts';
import { stageTexts } from './texts.ts';
import { useKeptSwitch } from './use-kept-switch.ts';

interface Switch {
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** The scene's properties as the mode wants them, and its switch; no switch where it is not allowed. */
export const useInstantMode = <T extends Pick<SceneProps, 'mayHurry' | 'reducedMotion'>>(
  props: T,
): readonly [props: T, instant: Switch | undefined] => {
  const [on, change] = useKeptSwitch('carmine.instant');
  const { mayHurry } = props;
  useEffect(() => {
    if (!mayHurry) return undefined;
    const toggle = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLInputElement && target.type !== 'range') return;
      if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey) change(!on);
    };
    addEventListener('keydown', toggle);
    return () => {
      removeEventListener('keydown', toggle);
    };
  }, [mayHurry, on, change]);
  if (!mayHurry) return [props, undefined];
  return [
    { ...props, reducedMotion: props.reducedMotion || on },
    { on, change },
  ];
};

export const InstantSwitch = ({ instant }: { instant: Switch | undefined }) =>
  instant === undefined ? null : (
    <button
      type="button"
      className="stage-instant"
      aria-pressed={instant.on}
      aria-label={stageTexts.instant}
      title={stageTexts.instant}
      onClick={() => {
        instant.change(!instant.on);
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M13 3 5 13.5h5.5L10 21l8.5-11H13z" />
      </svg>
    </button>
  );
