/** The line with its target and the marker of the last result, over a native range input. */
import './line.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { NumberGame, NumberProps } from './number-game.ts';
import type { Roll } from './use-roll.ts';

const ticks = [0, 25, 50, 75, 100];

const Marker = ({ roll, text }: { roll: Roll; text: string }) => (
  <div className="numbers-marker-path" data-shown={roll.marker !== undefined} aria-hidden="true">
    <div className="numbers-marker">
      <svg viewBox="0 0 72 84">
        <path className="hull" d="M36 2L68 20V52L36 70 4 52V20Z" />
        <path className="body" d="M36 5L65 21.5V50.5L36 67 7 50.5V21.5Z" />
        <path className="top" d="M36 5L65 21.5 54 26 36 16 18 26 7 21.5Z" />
        <path className="base" d="M7 50.5L18 46 36 56 54 46 65 50.5 36 67Z" />
        <path className="left" d="M7 21.5L18 26V46L7 50.5Z" />
        <path className="right" d="M65 21.5L54 26V46L65 50.5Z" />
        <path className="tip" d="M30 72h12l-6 10z" />
      </svg>
      <b>{text}</b>
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

type Props<P> = Pick<NumberProps<P>, 'params' | 'onParams' | 'locked' | 'play'> & {
  game: NumberGame<P>;
  roll: Roll;
  state: 'won' | 'lost' | 'open';
};

export const TargetLine = <P,>({ game, params, onParams, locked, play, roll, state }: Props<P>) => {
  const { outcomes, texts, targetOf } = game;
  const target = targetOf(params);
  const percent = (value: number): number => (value / (outcomes - 1)) * 100;
  const choose = (next: P) => {
    if (targetOf(next) === target) return;
    play('tick');
    onParams(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(game.nudged(params, step, event.shiftKey));
  };
  const style = { '--target': percent(target), '--result': percent(roll.marker ?? 0) } as CSSProperties;
  return (
    <div className="numbers-line" data-direction={game.sideOf(params)} data-state={state} style={style}>
      <div className="numbers-rail">
        <span className="before" />
        <span className="after" />
      </div>
      <div className="numbers-ticks" aria-hidden="true">
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
        value={target}
        disabled={locked}
        aria-label={texts.side(params)}
        aria-valuetext={texts.bet(params)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          choose(game.dragged(params, event.target.valueAsNumber));
        }}
      />
      <div className="numbers-thumb" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M9 7l-4 5 4 5M15 7l4 5-4 5" />
        </svg>
      </div>
      <Marker roll={roll} text={game.read(roll.number ?? 0)} />
    </div>
  );
};
