/** Ties the frame's phases to the picture: a press starts the reels, an answer is told, the end is reported once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPatience, type Patience } from '../../slots/stage/patience.ts';
import type { SlotParams } from '../../slots/lines-slot.ts';
import type { SlotState } from '../../slots/round.ts';
import type { SlotSound } from '../../slots/stage/sounds.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import { noCaption, type Caption } from './caption.ts';
import { startReels } from './machine.ts';
import { afterRound, tellRound, type Teller } from './tell.ts';
import { texts } from './texts.ts';
import type { HarbourStage } from './use-harbour.ts';

type Props = SceneProps<SlotParams, SlotState, SlotSound>;

const idle: Caption = { ...noCaption, note: texts.idle };
/** What the reels show before the first spin. */
const welcome = [24, 14, 14, 29, 3];

export const useTelling = (
  props: Props,
  { harbour, built }: HarbourStage,
  rules: Pick<Teller, 'strips' | 'scatter' | 'lines'>,
  quick: boolean,
) => {
  const { phase, round, skips } = props;
  const [caption, setCaption] = useState<Caption>(idle);
  /** The round whose end alone is still asked for. */
  const [toEnd, setToEnd] = useState<string>();
  const patience = useRef<Patience>(undefined);
  const started = useRef(0);
  const running = useRef(false);
  const quickNow = useRef(quick);
  quickNow.current = quick;
  const shown = useRef<readonly number[]>(round?.view.stops[0] ?? welcome);
  const ready = built > 0;

  const change = useCallback((part: Partial<Caption>) => {
    setCaption((before) => ({ ...before, ...part }));
  }, []);
  const tellerNow = (): Teller => ({
    ...rules,
    harbour: () => {
      if (harbour.current === undefined) throw new Error('The picture is gone');
      return harbour.current;
    },
    play: props.play,
    still: props.reducedMotion,
    quick: () => quickNow.current,
    mayHurry: props.mayHurry,
    told: props.onTold,
    caption: change,
  });
  const latest = useRef({ props, tellerNow });
  latest.current = { props, tellerNow };

  // A picture built anew shows what the last one showed.
  useEffect(() => {
    if (built > 0) harbour.current?.show(shown.current);
  }, [built, harbour]);

  useEffect(() => {
    if (!ready) return undefined;
    const own = createPatience();
    const teller = latest.current.tellerNow();
    const calm = () => {
      const picture = teller.harbour();
      picture.mood(false);
      picture.interlude.close();
      picture.grand.close();
      picture.showReels(1);
      void picture.sign('LANTERN HARBOUR');
    };
    const begin = () => {
      calm();
      setCaption(idle);
      started.current = startReels(teller);
    };
    if (phase === 'waiting') {
      begin();
      running.current = true;
    } else if (phase === 'showing' && round !== undefined) {
      patience.current = own;
      const from = toEnd === round.id ? round.view.stops.length : (round.told ?? 0);
      shown.current = round.view.stops.at(-1) ?? welcome;
      if (from > 0) {
        calm();
        setCaption({ ...noCaption, free: true });
        teller.harbour().show(round.view.stops[from - 1] ?? welcome);
        // An answer that comes within a frame leaves no time to see that it was waited for.
      } else if (!running.current) begin();
      running.current = false;
      const told = tellRound(teller, own, round, { from, startedAt: started.current });
      told.then(
        () => {
          if (own.live()) latest.current.props.onShown();
        },
        (error: unknown) => {
          // Whoever has left may find the picture gone; nobody else may.
          if (own.live()) throw error;
        },
      );
    } else {
      // Refused: the reels go back to where they stood.
      if (running.current) teller.harbour().show(shown.current);
      running.current = false;
      if (round !== undefined && latest.current.props.history[0]?.id === round.id && patience.current !== undefined)
        void afterRound(teller, own, round);
    }
    return () => {
      own.leave();
    };
    // One telling a round and phase: everything else is read when it is needed.
  }, [phase, round, ready, toEnd]);

  useEffect(() => {
    if (skips > 0) patience.current?.hurry();
  }, [skips]);

  const freeRunning = caption.free && !caption.waiting && caption.grand === undefined;
  const early = phase === 'showing' && round?.told !== undefined && freeRunning && toEnd !== round.id;
  return {
    caption,
    hurry: () => patience.current?.hurry(),
    /** Offered where free spins are told that were left before. */
    skipToEnd:
      early && props.mayHurry
        ? () => {
            setToEnd(round.id);
          }
        : undefined,
  };
};
