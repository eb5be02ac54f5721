/**
 * Stage of games with tiles opened step by step, which can be cashed out in between: the board, its current worth, and the worth after
 * the next find. A game provides rules, texts, theme and tile contents.
 */
import type { ReactNode } from 'react';
import type { SceneProps } from '../../stage/game-view.ts';
import { useInstantMode } from '../../stage/instant-mode.tsx';
import { useEventPlayback } from '../../stage/use-event-playback.ts';
import { Board, type Tile } from './board.tsx';
import { Dock } from './dock.tsx';
import { MultiplierLadder, type Ladder } from './multiplier-ladder.tsx';
import { PickTable } from './pick-table.tsx';
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
  /** The tiles are counted from the lowest row up. */
  readonly fromGround?: true;
  /** What the board is part of. */
  readonly around?: (board: ReactNode) => ReactNode;
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
    readonly next?: (multiple: string) => string;
    readonly ended: (found: number) => string;
    /** A button that opens any tile, where there is one. */
    readonly random?: string;
    readonly history: string;
    readonly verify: (multiple: string) => string;
  };
  readonly openMs: number;
}

type Props<P> = SceneProps<P, PickView & Record<string, unknown>, PickSound>;

/** The tile at this place of the board, in reading order; the same the other way round. */
const tileAt = ({ tiles, columns, fromGround }: PickGame, place: number): number =>
  fromGround === true ? tiles - columns - place + 2 * (place % columns) : place;

/** The tiles as far as the round was presented: the last one opened turns after a pause. */
const tilesOf = (game: PickGame, view: PickView | undefined, over: boolean): readonly Tile[] =>
  Array.from({ length: game.tiles }, (_, place): Tile => {
    const tile = tileAt(game, place);
    const own = view?.opened.includes(tile) ?? false;
    const blank = view?.revealed?.includes(tile) ?? false;
    if (view === undefined || !(own || (over && view.over))) return { state: 'closed', own: false };
    return { state: blank ? 'blank' : 'found', own };
  });

/** Finds of the round that is shown. */
const openFinds = (view: PickView | undefined): number =>
  view === undefined ? 0 : view.opened.filter((tile) => view.revealed?.includes(tile) !== true).length;

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
  const board = (
    <Board
      tiles={tilesOf(game, view, over)}
      columns={game.columns}
      faceOf={(_place, { state }) => (state === 'closed' ? game.closed : game.art[state])}
      mayPress={(place, { state }) => open && state === 'closed' && round.legal.includes(`open-${tileAt(game, place)}`)}
      labelOf={(place, { state }) => game.texts.tile(tileAt(game, place) + 1, state)}
      onPress={(place) => {
        props.onAct(`open-${tileAt(game, place)}`);
      }}
    />
  );
  return (
    <PickTable
      phase={phase}
      open={open}
      head={{ props, instant, texts: game.texts }}
      backdrop={game.backdrop}
      more={game.controls !== undefined}
      side={
        game.ladder === undefined ? undefined : (
          <MultiplierLadder
            ladder={game.ladder}
            found={openFinds(view)}
            lost={view?.over === true && view.worthE4 === 0}
          />
        )
      }
      dock={
        <Dock
          props={props}
          presented={over}
          texts={game.texts}
          ended={game.texts.ended(round?.view.opened.length ?? 0)}
        >
          {game.texts.random === undefined || round === undefined ? null : (
            <RandomTile text={game.texts.random} legal={round.legal} disabled={phase !== 'idle'} onAct={props.onAct} />
          )}
        </Dock>
      }
      controls={game.controls}
    >
      {game.around === undefined ? board : game.around(board)}
    </PickTable>
  );
};
