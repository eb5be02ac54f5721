/** Which cells of the card are open. The round is settled: opening only shows it, in whatever order, and the last cell ends it. */
import { useEffect, useRef, useState } from 'react';
import { soundEnd, type SceneProps, type ShownRound } from '../../stage/game-view.ts';
import type { ScratchParams, ScratchView } from '../game.ts';
import { alike, cells } from '../versions/1-odds.ts';
import type { ScratchSound } from './sounds.ts';

type Props = SceneProps<ScratchParams, ScratchView, ScratchSound>;

const [eachMs, breathMs, beforeMs] = [130, 420, 380];
const everyCell = Array.from({ length: cells }, (_, cell) => cell);

export interface Reveal {
  /** The card that lies there; undefined: a fresh one. */
  readonly card: ShownRound<ScratchParams, ScratchView> | undefined;
  readonly open: ReadonlySet<number>;
  /** Everything was seen. */
  readonly over: boolean;
  readonly openCell: (cell: number) => void;
  readonly openAll: () => void;
}

interface Shown {
  readonly id: string | undefined;
  readonly open: ReadonlySet<number>;
  readonly over: boolean;
}

/** `byItself`: nobody scratches, the cells open one after the other; `atOnce`: all together. */
export const useReveal = (props: Props, { byItself, atOnce }: { byItself: boolean; atOnce: boolean }): Reveal => {
  const { phase, round, skips, mayHurry } = props;
  const [shown, setShown] = useState<Shown>({ id: undefined, open: new Set(), over: true });
  const latest = useRef({ props, shown });
  latest.current = { props, shown };
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const later = (run: () => void, ms: number) => {
    timers.current.push(setTimeout(run, ms));
  };
  const show = (next: Shown) => {
    latest.current = { ...latest.current, shown: next };
    setShown(next);
  };
  const finish = () => {
    const { shown: now, props: given } = latest.current;
    if (now.over) return;
    show({ id: now.id, open: new Set(everyCell), over: true });
    soundEnd(given, 'open');
    given.onShown();
  };
  const openCell = (cell: number) => {
    const { shown: now, props: given } = latest.current;
    const card = given.round?.view.cells;
    if (now.over || now.open.has(cell) || card === undefined) return;
    const open = new Set([...now.open, cell]);
    const same = [...open].filter((one) => card[one] === card[cell]).length;
    given.play(card[cell] !== 'grass' && same >= alike ? 'alike' : 'open');
    show({ ...now, open });
    if (open.size === cells) later(finish, given.reducedMotion ? 0 : breathMs);
  };
  const openAll = () => {
    const { shown: now } = latest.current;
    const left = everyCell.filter((cell) => !now.open.has(cell));
    left.forEach((cell, index) => {
      later(
        () => {
          openCell(cell);
        },
        latest.current.props.reducedMotion ? 0 : index * eachMs,
      );
    });
  };
  const latestReveal = useRef({ openAll, finish });
  latestReveal.current = { openAll, finish };

  useEffect(() => {
    if (phase !== 'showing' || round === undefined) return undefined;
    show({ id: round.id, open: new Set(), over: false });
    latest.current.props.play('card');
    if (atOnce) later(() => latestReveal.current.finish(), 0);
    else if (byItself) later(() => latestReveal.current.openAll(), beforeMs);
    return () => {
      for (const timer of timers.current) clearTimeout(timer);
      timers.current = [];
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a card is dealt once, whatever is switched while it lies there
  }, [phase, round]);

  useEffect(() => {
    if (skips > 0 && mayHurry) latestReveal.current.finish();
  }, [skips, mayHurry]);

  // An answer is drawn once before it is dealt: nothing of it is to be seen yet.
  const dealt = phase !== 'waiting' && (phase !== 'showing' || shown.id === round?.id);
  const isOpen = dealt && (shown.id !== undefined || round !== undefined);
  return {
    card: isOpen ? round : undefined,
    open: dealt && shown.id !== undefined ? shown.open : dealt && round !== undefined ? new Set(everyCell) : new Set(),
    over: phase === 'idle' || (dealt && shown.over),
    openCell,
    openAll,
  };
};
