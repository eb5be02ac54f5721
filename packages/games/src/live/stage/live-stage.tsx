/** Stage of a live table: the game's picture and layout, and around them what every table has. */
import './live-stage.css';
import type { ReactNode } from 'react';
import { signedWithUnit } from '../../stage/amounts.ts';
import { ChipRack, ChipTools } from '../../tables/stage/rack.tsx';
import { BettingClock } from './betting-clock.tsx';
import { Host } from './host.tsx';
import type { LivePhase, LiveResult, LiveSceneProps } from './live-view.ts';
import { PhaseSteps } from './phase-steps.tsx';
import { RoundLog } from './round-log.tsx';
import type { LiveSound } from './sounds.ts';
import { liveTexts } from './texts.ts';
import { useCall } from './use-call.ts';
import { VideoSurface } from './video-surface.tsx';

export interface LiveGame<V> {
  readonly className: string;
  /** Where the face of the host is on a phone: beside the clock, or in a corner of the picture. */
  readonly hostAt: 'head' | 'picture';
  /** The host, drawn. */
  readonly host: string;
  /** Names of phases that are the game's own. */
  readonly phases: Partial<Record<Exclude<LivePhase, 'voided'>, string>>;
  readonly returns: string;
  readonly resultText: (result: V) => string;
  /** A result in the row of the last ones, and the class of its colours. */
  readonly mark: (result: V) => ReactNode;
  readonly kindOf: (result: V) => string;
}

interface Props<V, S extends string> {
  readonly game: LiveGame<V>;
  readonly scene: LiveSceneProps<V, S | LiveSound>;
  readonly backdrop: ReactNode;
  /** What the round is played with: a wheel, cards. */
  readonly picture: ReactNode;
  readonly layout: ReactNode;
}

const historyShown = 14;

const History = <V, S extends string>({ game, scene }: Pick<Props<V, S>, 'game' | 'scene'>) => (
  <ul className="live-history" aria-label={liveTexts.history}>
    {scene.results.slice(0, historyShown).map(({ round, number, result }: LiveResult<V>, index) => (
      <li key={round}>
        <button
          type="button"
          className={game.kindOf(result)}
          data-new={index === 0}
          aria-label={liveTexts.verify(number, game.resultText(result))}
          onClick={() => {
            scene.onVerify(round);
          }}
        >
          {game.mark(result)}
        </button>
      </li>
    ))}
  </ul>
);

export const LiveStage = <V, S extends string>({ game, scene, backdrop, picture, layout }: Props<V, S>) => {
  const { round, shown, now, play, reducedMotion } = scene;
  const { text, mood, net } = useCall(scene, game.resultText);
  const said = (
    <>
      <span>{text}</span>
      {net === undefined ? null : (
        <b className="live-net" data-sense={net > 0n ? 'up' : 'even'}>
          {signedWithUnit(scene.currency, net)}
        </b>
      )}
    </>
  );
  return (
    <div
      className={`live-stage ${game.className}`}
      data-host={game.hostAt}
      data-phase={round?.phase ?? 'settled'}
      data-held={round?.held === true}
      data-video={scene.stream !== undefined}
      data-shown={shown !== undefined && shown.round === round?.id}
    >
      <div className="live-back" aria-hidden="true">
        {backdrop}
      </div>
      <div className="live-room">
        <div className="live-well">
          {scene.stream === undefined ? picture : <VideoSurface stream={scene.stream} said={text} />}
        </div>
        <div className="live-head">
          <BettingClock<V, S | LiveSound> round={round} now={now} play={play} reducedMotion={reducedMotion} />
          <div className="live-say">
            <PhaseSteps phase={round?.phase} names={game.phases} />
            <p className="live-call" aria-hidden="true">
              {said}
            </p>
            <p className="live-facts">
              <span>{game.returns}</span>
              <span>{liveTexts.totals}</span>
              {scene.stream === undefined ? null : <span>{liveTexts.studio}</span>}
            </p>
          </div>
        </div>
        <History game={game} scene={scene} />
        {layout}
        <aside className="live-side">
          <Host art={game.host} mood={mood}>
            {said}
          </Host>
          <RoundLog<V, S | LiveSound> lines={scene.lines} bets={scene.bets} chat={scene.chat} />
        </aside>
      </div>
    </div>
  );
};

export const LiveControls = <V, S extends string>({ table, stake, currency }: LiveSceneProps<V, S>) => (
  <div className="live-controls">
    <ChipRack table={table} stake={stake} currency={currency} />
    <ChipTools table={table} />
  </div>
);
