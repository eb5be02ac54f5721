/** Connects the frame's phases to the playback: a press starts the reels, an answer is played back, and the end is reported once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { multiplierText } from '../../../multiplier-text.ts';
import { amountText } from '../../../stage/amounts.ts';
import { coinTextOf } from '../hold/coin-text.ts';
import { createPatience, type Patience } from '../patience.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotSound } from '../sounds.ts';
import type { SceneProps } from '../../../stage/game-view.ts';
import { noCaption, type Caption } from './caption.ts';
import { partsIn, placeAfter, standingAt } from './parts.ts';
import { showStanding, startReels } from './machine.ts';
import type { Playback } from './lit-wins.ts';
import { afterRound, playBackRound } from './play-back-round.ts';
import type { Picture } from '../picture.ts';
import type { SlotGame } from '../slot-game.ts';
import { carvedTexts } from '../texts.ts';
import type { PictureStage } from '../use-picture.ts';
import { waysOn, type ReelStops } from '../kinds/kind.ts';

type Props = SceneProps<SlotParams, Record<string, unknown>, SlotSound>;

const welcomeOf = ({ welcome, welcomeColumns }: SlotGame): ReelStops => ({
  ...{ stops: welcome, free: false },
  ...(welcomeColumns === undefined ? {} : { columns: welcomeColumns }),
});
const idleOf = ({ texts }: SlotGame): Caption => ({ ...noCaption, note: texts.idle });

/** What a picture that is built while they run needs beside what stands on its reels. */
const showFreeSpins = (picture: Picture, { kind }: SlotGame, at: ReelStops | undefined): void => {
  picture.mood(true);
  void picture.sign(carvedTexts.freeSpins);
  if (kind.levels !== undefined) picture.meter.show(at?.collected ?? { notes: 0, level: 0 });
};

/** Back from whatever a round has left on the stage. */
const calm = (playback: Playback): void => {
  const { title, kind } = playback.game;
  const now = playback.picture();
  now.mood(false);
  if (kind.keepsWilds) now.held.show([]);
  if (kind.levels !== undefined) now.meter.show(undefined);
  now.interlude.close();
  now.grand.close();
  now.showReels(1);
  void now.sign(title);
};

const coinTextIn = ({ currency, round, stake }: Props, { kind }: SlotGame): NonNullable<Playback['coinText']> =>
  coinTextOf(
    (parts) => amountText(currency, ((round?.stake ?? stake) * BigInt(parts)) / BigInt(kind.unit)),
    (parts) => multiplierText((BigInt(parts) * 10_000n) / BigInt(kind.unit)),
  );

export const usePlayback = (props: Props, { picture, built }: PictureStage, game: SlotGame, quick: boolean) => {
  const { phase, round, skips } = props;
  const [caption, setCaption] = useState<Caption>(() => idleOf(game));
  /** The round whose end alone is still asked for. */
  const [toEnd, setToEnd] = useState<string>();
  const patience = useRef<Patience>(undefined);
  const started = useRef(0);
  const running = useRef(false);
  const quickNow = useRef(quick);
  quickNow.current = quick;
  const shown = useRef<ReelStops>(undefined);
  shown.current ??= (round === undefined ? undefined : game.kind.spinsOf(round)[0]) ?? welcomeOf(game);
  const ready = built > 0;

  const change = useCallback((part: Partial<Caption>) => {
    setCaption((before) => ({ ...before, ...part }));
  }, []);
  const newest = useRef(props);
  newest.current = props;
  const playbackNow = (): Playback => ({
    game,
    picture: () => {
      if (picture.current === undefined) throw new Error('The picture is gone');
      return picture.current;
    },
    play: props.play,
    still: props.reducedMotion,
    quick: () => quickNow.current,
    mayHurry: props.mayHurry,
    coinText: coinTextIn(props, game),
    onPresented: props.onPresented,
    onFeature: () => newest.current.onFeature?.(),
    unattended: () => newest.current.unattended === true,
    caption: change,
    stands: (at) => {
      shown.current = at;
    },
  });
  const latest = useRef({ playbackNow, caption });
  latest.current = { playbackNow, caption };

  // A rebuilt scene shows the same state.
  useEffect(() => {
    if (built === 0 || picture.current === undefined) return;
    const standing = shown.current ?? welcomeOf(game);
    showStanding(latest.current.playbackNow(), standing);
    change({ ways: waysOn(game.kind, standing.columns) });
    // Respins set up a picture of their own.
    if (latest.current.caption.free && game.hold === undefined) showFreeSpins(picture.current, game, shown.current);
  }, [built, picture, game, change]);

  useEffect(() => {
    if (!ready) return undefined;
    const own = createPatience();
    const playback = latest.current.playbackNow();
    const { kind } = playback.game;
    const begin = () => {
      calm(playback);
      setCaption(idleOf(playback.game));
      started.current = startReels(playback);
    };
    if (phase === 'waiting') {
      begin();
      running.current = true;
    } else if (phase === 'showing' && round !== undefined) {
      patience.current = own;
      const spins = kind.spinsOf(round);
      const from = toEnd === round.id ? partsIn(spins) : (round.presented ?? 0);
      if (from > 0) {
        const place = placeAfter(spins, from);
        calm(playback);
        setCaption({ ...noCaption, free: spins.length > 1 && place.spin > 0 });
        shown.current = standingAt(spins, place) ?? welcomeOf(playback.game);
        showStanding(playback, shown.current);
        // An answer within a frame needs no waiting animation.
      } else if (!running.current) begin();
      running.current = false;
      const played = playBackRound(playback, own, round, { from, startedAt: started.current });
      played.then(
        () => {
          if (own.live()) newest.current.onShown();
        },
        (error: unknown) => {
          // The picture may only be gone once the scene has left.
          if (own.live()) throw error;
        },
      );
    } else {
      // Refused: the reels return to their position.
      if (running.current) showStanding(playback, shown.current ?? welcomeOf(playback.game));
      running.current = false;
      if (round !== undefined && newest.current.history[0]?.id === round.id && patience.current !== undefined) {
        shown.current = kind.spinsOf(round).at(-1) ?? shown.current;
        void afterRound(playback, own, round);
      }
    }
    return () => {
      own.leave();
    };
    // One playback for each round and phase; everything else is read when it is needed.
  }, [phase, round, ready, toEnd]);

  useEffect(() => {
    if (skips > 0) patience.current?.hurry();
  }, [skips]);

  const freeRunning = caption.free && !caption.waiting && caption.grand === undefined;
  const early = phase === 'showing' && round?.presented !== undefined && freeRunning && toEnd !== round.id;
  return {
    caption,
    hurry: () => patience.current?.hurry(),
    /** Offered while free spins are resumed that were left before their end. */
    skipToEnd:
      early && props.mayHurry
        ? () => {
            setToEnd(round.id);
          }
        : undefined,
  };
};
