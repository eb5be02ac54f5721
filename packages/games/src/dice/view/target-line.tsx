/** The line with its target and the marker of the last result. A range input underneath does the work. */
import './line.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { hundredths } from '../hundredths.ts';
import { outcomes } from '../versions/1-chances.ts';
import { dragged, nudged } from './linked-fields.ts';
import { texts } from './texts.ts';
import type { Roll } from './use-roll.ts';

const percent = (value: number): number => (value / (outcomes - 1)) * 100;
const ticks = [0, 25, 50, 75, 100];

const Marker = ({ roll }: { roll: Roll }) => (
  <div className="dice-marker-path" data-shown={roll.marker !== undefined} aria-hidden="true">
    <div className="dice-marker">
      <svg viewBox="0 0 72 84">
        <path className="hull" d="M36 2L68 20V52L36 70 4 52V20Z" />
        <path className="body" d="M36 5L65 21.5V50.5L36 67 7 50.5V21.5Z" />
        <path className="top" d="M36 5L65 21.5 54 26 36 16 18 26 7 21.5Z" />
        <path className="base" d="M7 50.5L18 46 36 56 54 46 65 50.5 36 67Z" />
        <path className="left" d="M7 21.5L18 26V46L7 50.5Z" />
        <path className="right" d="M65 21.5L54 26V46L65 50.5Z" />
        <path className="tip" d="M30 72h12l-6 10z" />
      </svg>
      <b>{hundredths(roll.number ?? 0)}</b>
    </div>
  </div>
);

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

type Props = Pick<SceneProps<DiceParams, DiceView>, 'params' | 'onParams' | 'locked' | 'play'> & {
  roll: Roll;
  state: 'won' | 'lost' | 'open';
};

export const TargetLine = ({ params, onParams, locked, play, roll, state }: Props) => {
  const choose = (next: DiceParams) => {
    if (next.target === params.target) return;
    play('tick');
    onParams(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(nudged(params, step, event.shiftKey));
  };
  const style = { '--target': percent(params.target), '--result': percent(roll.marker ?? 0) } as CSSProperties;
  return (
    <div className="dice-line" data-direction={params.direction} data-state={state} style={style}>
      <div className="dice-rail">
        <span className="before" />
        <span className="after" />
      </div>
      <div className="dice-ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ left: `${tick}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={outcomes - 1}
        value={params.target}
        disabled={locked}
        aria-label={texts.direction[params.direction]}
        aria-valuetext={texts.bet(params)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          choose(dragged(params.direction, event.target.valueAsNumber));
        }}
      />
      <div className="dice-thumb" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M9 7l-4 5 4 5M15 7l4 5-4 5" />
        </svg>
      </div>
      <Marker roll={roll} />
    </div>
  );
};
