import type { MeterState } from '../hold/meter.ts';

/** What the plate and its surroundings show during playback; the canvas shows the rest. */
export interface Caption {
  readonly note: { readonly title: string; readonly text: string } | undefined;
  /** The number on the plate, in subunits. */
  readonly amount: bigint | undefined;
  readonly tag: { readonly title: string; readonly text: string; readonly pays: string } | undefined;
  /** The number stands in the middle of the stage, with what it is of the stake and where it came from. */
  readonly grand: { readonly times: string; readonly text: string } | undefined;
  /** The interlude waits for a press. */
  readonly waiting: boolean;
  /** Free spins wait or run: the bar's own controls rest. */
  readonly free: boolean;
  /** Instead of the plate while respins run. */
  readonly meter: MeterState | undefined;
  /** The prize that was just counted. */
  readonly prize: string | undefined;
  /** Which multiplier of a cascade counts now, by its place. */
  readonly step: number;
  /** What the orbs add up to. */
  readonly orbs: number | undefined;
  /** Of a slot whose reels change their height: how many ways the spin has that is shown. */
  readonly ways: number | undefined;
  /** Said to those who cannot see. */
  readonly said: string;
}

export const noCaption: Caption = {
  note: undefined,
  amount: undefined,
  tag: undefined,
  grand: undefined,
  waiting: false,
  free: false,
  meter: undefined,
  prize: undefined,
  step: 0,
  orbs: undefined,
  ways: undefined,
  said: '',
};
