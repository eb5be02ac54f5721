/** A card on a meadow, its prizes beside it. */
import './scene.css';
import { useEffect, useRef } from 'react';
import { multiplierText } from '../../multiplier-text.ts';
import { isWin, type SceneProps } from '../../stage/game-view.ts';
import { GraphSwitch } from '../../stage/graph-switch.tsx';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { SessionGraph } from '../../stage/session-graph.tsx';
import type { ScratchParams, ScratchView } from '../game.ts';
import { pictures, type Picture } from '../versions/1-odds.ts';
import { ScratchCard } from './card.tsx';
import { Meadow } from './meadow.tsx';
import { PictureOf } from './pictures.tsx';
import type { ScratchSound } from './sounds.ts';
import { texts } from './texts.ts';
import { useReveal, type Reveal } from './use-reveal.ts';

type Props = SceneProps<ScratchParams, ScratchView, ScratchSound>;

const timesText = (stakes: number): string => multiplierText(BigInt(stakes) * 10_000n);
const prizes = pictures.toReversed();

const Prizes = ({ won }: { won: Picture | undefined }) => (
  <ul className="scratch-prizes" aria-label={texts.prizes}>
    {prizes.map(({ name, pays }) => (
      <li key={name} data-won={name === won} aria-label={texts.prize(name, timesText(pays))}>
        <PictureOf cell={name} />
        <b>{timesText(pays)}</b>
      </li>
    ))}
  </ul>
);

/** Digits open cells, A opens all: as long as there is a card to scratch. */
const useKeys = (reveal: Reveal, scratching: boolean): void => {
  const latest = useRef(reveal);
  latest.current = reveal;
  useEffect(() => {
    if (!scratching) return undefined;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return;
      if (/^[1-7]$/.test(event.key)) latest.current.openCell(Number(event.key) - 1);
      if (event.key.toLowerCase() === 'a') latest.current.openAll();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [scratching]);
};

export const ScratchScene = (given: Props) => {
  const [props, instant] = useInstantMode(given);
  const { phase, currency, reducedMotion, history, play, unattended = false } = props;
  const reveal = useReveal(props, { byItself: unattended, atOnce: instant?.on === true });
  const { card, over } = reveal;
  const scratching = card !== undefined && !over && !unattended;
  useKeys(reveal, scratching);
  const shown = over ? card : undefined;
  const text =
    shown !== undefined ? texts.won(shown.view) : phase === 'idle' || card === undefined ? texts.ready : texts.scratch;
  return (
    <div className="scratch" data-over={over} data-won={shown !== undefined && isWin(shown)}>
      <Meadow />
      <div className="scratch-room">
        <div className="stage-head">
          <HistoryChips
            history={history}
            label={texts.history}
            text={({ view }) =>
              view.prize === null
                ? texts.nothing
                : timesText(pictures.find(({ name }) => name === view.prize)?.pays ?? 0)
            }
            verify={({ view }) => texts.verify(view)}
            onVerify={props.onVerify}
          />
          <GraphSwitch history={history} currency={currency} />
          <InstantSwitch instant={instant} />
        </div>
        <div className="scratch-card" data-fresh={phase === 'waiting'}>
          <h2>{texts.title}</h2>
          <ScratchCard
            reveal={reveal}
            locked={!scratching}
            onRub={() => {
              play('rub');
            }}
          />
          <button type="button" className="scratch-all" disabled={!scratching} onClick={reveal.openAll}>
            {texts.revealAll}
          </button>
        </div>
        <OutcomeLine round={shown} text={text} currency={currency} reducedMotion={reducedMotion} />
        <section className="scratch-side">
          <Prizes won={shown?.view.prize ?? undefined} />
          <div className="scratch-graph" role="group" aria-label={texts.graph}>
            <SessionGraph history={history} currency={currency} />
          </div>
        </section>
      </div>
    </div>
  );
};
