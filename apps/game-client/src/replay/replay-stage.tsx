import { amountWithUnit, jackpotOf, type GameView, multiplierText, paidTimesE4 } from '@carmine/games/stage';
import { useMemo } from 'react';
import { RefreshCw } from '../hud/icons.tsx';
import { JackpotWin } from '../hud/jackpots/jackpot-win.tsx';
import { SoundButton } from '../hud/sound-button.tsx';
import { useReducedMotion } from '../hud/use-reduced-motion.ts';
import type { Synth } from '../sound/synth.ts';
import type { RecordedReplay, RecordedStep } from './load-round.ts';
import { texts } from './texts.ts';
import { useReplay } from './use-replay.ts';

const nothing = (): void => undefined;

const stepText = (game: RecordedReplay['game'], action: RecordedStep['action'], index: number, all: number): string => {
  const name = action === undefined ? texts.bet : (game.actionText?.(action.type, action) ?? action.type);
  return all === 1 ? texts.settled : `${texts.step(index + 1, all)}: ${name}`;
};

interface Props {
  recorded: RecordedReplay;
  view: GameView;
  synth: Synth;
}

export const ReplayStage = ({ recorded, view, synth }: Props) => {
  const replay = useReplay(recorded);
  const reducedMotion = useReducedMotion();
  const play = useMemo(() => synth.playing(view.sounds, view.music), [synth, view]);
  const { steps, currency, game } = recorded;
  const { step, over, run, index } = replay;
  const final = steps.at(-1)?.round ?? step.round;
  // Each run is a new round to the scene, and no step of it changes during playback.
  const round = useMemo(() => ({ ...step.round, id: `${step.round.id}-${run}` }), [step, run]);
  return (
    <div className="hud replay">
      <header className="replay-head">
        <h1>{game.name}</h1>
        <p>{texts.round(round.nonce ?? 0)}</p>
        <SoundButton synth={synth} names={texts.sound} />
      </header>
      <main className="hud-stage" aria-label={game.name} style={view.theme}>
        <view.Scene
          currency={currency}
          stake={round.stake}
          params={round.params}
          onParams={nothing}
          phase={replay.phase}
          // While the reels start, what is to come is not there yet.
          round={replay.phase === 'waiting' ? undefined : round}
          history={over ? [round] : []}
          onShown={replay.shown}
          onPresented={nothing}
          onAct={nothing}
          onVerify={nothing}
          skips={replay.skips}
          locked
          unattended
          reducedMotion={reducedMotion}
          mayHurry
          play={play}
        />
        <JackpotWin round={over ? round : undefined} currency={currency} reducedMotion={reducedMotion} play={play} />
      </main>
      <footer className="replay-bar">
        <dl>
          <div>
            <dt>{texts.staked}</dt>
            <dd>{amountWithUnit(currency, round.staked)}</dd>
          </div>
          <div data-shown={over}>
            <dt>{texts.returned}</dt>
            <dd>
              {amountWithUnit(currency, final.payout)} <i>{multiplierText(paidTimesE4(final))}</i>
              {jackpotOf(final) > 0n ? ` + ${texts.jackpot} ${amountWithUnit(currency, jackpotOf(final))}` : null}
            </dd>
          </div>
        </dl>
        <p aria-live="polite">
          {over ? view.announce(round, currency) : stepText(game, step.action, index, steps.length)}
        </p>
        <button type="button" className="hud-button" onClick={over ? replay.again : replay.toEnd}>
          {over ? <RefreshCw /> : null}
          {over ? texts.again : texts.toEnd}
        </button>
      </footer>
    </div>
  );
};
