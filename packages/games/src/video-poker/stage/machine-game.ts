/** What a game brings to the machine that all games of video poker share. */
import type { ComponentType } from 'react';
import type { SceneProps, ShownRound } from '../../stage/game-view.ts';
import type { VideoPoker } from '../machine.ts';
import type { VideoPokerParams, VideoPokerView } from '../actions.ts';

/** Sounds that a machine plays; each game has its own. */
export type MachineSound = 'card' | 'hold' | 'release' | 'coin' | 'back';

export type MachineProps = SceneProps<VideoPokerParams, VideoPokerView, MachineSound>;
export type MachineRound = ShownRound<VideoPokerParams, VideoPokerView>;

export interface MachineGame<H extends string = string> {
  /** The name of its folder: for styles, and for what is remembered on this device. */
  readonly id: string;
  readonly machine: VideoPoker<H>;
  readonly handNames: Readonly<Record<H, string>>;
  /** What stands behind the cards. */
  readonly Backdrop: ComponentType;
  /** The mark on a card that stands for any other. */
  readonly wildMark?: string;
  /** Milliseconds from one card to the next. */
  readonly cardMs: number;
}

export const handText = (game: MachineGame, hand: string | null): string | undefined =>
  hand === null ? undefined : game.handNames[hand];
