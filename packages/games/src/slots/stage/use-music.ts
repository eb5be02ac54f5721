/** The music of a slot: bars, each a sound of its own, one after the other. While anything else sounds, the house's synthesiser turns it down. */
import { useEffect, useRef } from 'react';
import { layer, type Sound } from '../../stage/sounds.ts';

export type MusicBar = `bar${number}`;

export interface SlotMusic {
  readonly bars: readonly MusicBar[];
  readonly barMs: number;
}

/** A tone of music: soft enough to stay below everything else. */
export const tone = (
  wave: 'sine' | 'triangle',
  pitch: number,
  [delay, decay]: readonly [number, number],
  gain: number,
): Sound[number] => layer(wave, [pitch, pitch], [delay, 0.012, decay], gain);

/** Of equal temperament: how many semitones above (or below) a pitch. */
export const semitones = (pitch: number, steps: number): number => pitch * 2 ** (steps / 12);

export const useMusic = (music: SlotMusic | undefined, play: (bar: MusicBar) => void): void => {
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    if (music === undefined) return undefined;
    let next = 0;
    const timer = setInterval(() => {
      const bar = music.bars[next % music.bars.length];
      next += 1;
      if (bar !== undefined && !document.hidden) latest.current(bar);
    }, music.barMs);
    return () => {
      clearInterval(timer);
    };
  }, [music]);
};
