/**
 * Stage of games with tiles opened step by step, which can be cashed out in between: the board, its current worth, and the worth after
 * the next find. A game provides rules, texts, theme and tile contents.
 */
import './picks.css';
import './more.css';
import type { ReactNode } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { multiplierText } from '../../multiplier-text.ts';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import { payoutOf } from '../../payout.ts';
import { Board, type Tile } from './board.tsx';
import { MultiplierLadder, type Ladder } from './multiplier-ladder.tsx';
import { RandomTile } from './random-tile.tsx';
import type { PickSound } from './sounds.ts';

/** What a round of any such game shows. */
export interface PickView {
  /** In the order in which they were opened. */
  readonly opened: readonly number[];
  /** Empty tiles, once they may be revealed. */
  readonly revealed: readonly number[] | null;
  readonly over: boolean;
  /** The current cash-out value in 1/10,000 of the stake, and the value after the next find. */
  readonly worthE4: number;
  readonly nextE4: number | null;
}

export interface PickGame {
  readonly tiles: number;
  readonly columns: number;
  readonly art: Readonly<Record<'found' | 'blank', ReactNode>>;
  /** Behind the board. */
  readonly backdrop?: ReactNode;
  /** Face of a closed tile. */
  readonly closed?: ReactNode;
  /** The settings of the bet, beside or below the board. */
  readonly controls?: ReactNode;
  /** What is paid after each find, and up to which find a round may go. */
  readonly ladder?: Ladder;
  readonly texts: {
    readonly tile: (number: number, what: Tile['state']) => string;
    readonly ready: string;
    readonly take: string;
    readonly next: (multiple: string) => string;
    readonly ended: (found: number) => string;
    /** A button that opens any tile, where there is one. */
    readonly random?: string;
    readonly history: string;
    readonly verify: (multiple: string) => string;
  };
  readonly openMs: number;
}

type Props<P> = SceneProps<P, PickView & Record<string, unknown>, PickSound>;

/** The tiles as far as the round was presented: the last one opened turns after a pause. */
const tilesOf = ({ tiles }: PickGame, view: PickView | undefined, over: boolean): readonly Tile[] =>
  Array.from({ length: tiles }, (_, index): Tile => {
    const own = view?.opened.includes(index) ?? false;
    const blank = view?.revealed?.includes(index) ?? false;
    if (view === undefined || !(own || (over && view.over))) return { state: 'closed', own: false };
    return { state: blank ? 'blank' : 'found', own };
  });

/** Finds of the round that is shown. */
const openFinds = (view: PickView | undefined): number =>
  view === undefined ? 0 : view.opened.filter((tile) => view.revealed?.includes(tile) !== true).length;

const Dock = <P,>({ game, props, presented }: { game: PickGame; props: Props<P>; presented: boolean }) => {
  const { round, currency, phase, reducedMotion } = props;
  const { texts } = game;
  if (round?.open === true)
    return (
      <div className="picks-dock">
        <button
          type="button"
          className="picks-take"
          disabled={!presented || phase === 'waiting' || !round.legal.includes('take')}
          onClick={() => {
            props.onAct('take');
          }}
        >
          {texts.take} <b>{amountWithUnit(currency, payoutOf(round.stake, BigInt(round.view.worthE4)))}</b>
        </button>
        {texts.random === undefined ? null : (
          <RandomTile text={texts.random} legal={round.legal} disabled={phase !== 'idle'} onAct={props.onAct} />
        )}
        {round.view.nextE4 === null ? null : <p>{texts.next(multiplierText(BigInt(round.view.nextE4)))}</p>}
      </div>
    );
  const shown = presented && phase !== 'waiting' ? round : undefined;
  const text = shown === undefined ? texts.ready : texts.ended(shown.view.opened.length);
  return (
    <div className="picks-dock">
      <OutcomeLine round={shown} text={text} currency={currency} reducedMotion={reducedMotion} />
    </div>
  );
};

export const PickStage = <P,>({ game, props: given }: { game: PickGame; props: Props<P> }) => {
  const [props, instant] = useInstantMode(given);
  const { over } = useEventPlayback(props, {
    msAfter: () => game.openMs,
    soundOf: ({ type }) => (type === 'blank' ? 'bust' : type === 'found' ? 'gem' : 'cashOut'),
  });
  const { round, phase } = props;
  const begun = phase !== 'waiting' || round?.open === true;
  const view = begun ? round?.view : undefined;
  const open = round?.open === true;
  return (
    <div className="picks" data-phase={phase} data-more={game.ladder !== undefined} data-open={open}>
      {game.backdrop}
      <div className="picks-table">
        <div className="stage-head">
          <HistoryChips
            history={props.history}
            label={game.texts.history}
            text={({ multiplierE4 }) => multiplierText(multiplierE4)}
            verify={({ multiplierE4 }) => game.texts.verify(multiplierText(multiplierE4))}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <Board
          tiles={tilesOf(game, view, over)}
          columns={game.columns}
          art={game.art}
          closed={game.closed}
          disabled={!open}
          labelOf={(index, { state }) => game.texts.tile(index + 1, state)}
          onOpen={(index) => {
            props.onAct(`open-${index}`);
          }}
        />
        {game.ladder === undefined ? null : <MultiplierLadder ladder={game.ladder} found={openFinds(view)} />}
        <Dock game={game} props={props} presented={over} />
        {game.controls}
      </div>
    </div>
  );
};
