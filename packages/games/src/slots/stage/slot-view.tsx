/** The view of a slot: its stage, the sounds of the reels with its own music, and what is said of a round. */
import { defineView, type GameView } from '../../stage/game-view.ts';
import type { Sounds } from '../../stage/sounds.ts';
import type { SlotParams } from '../lines-slot.ts';
import { announceSpin, type SpinWords } from './playback/announce-spin.ts';
import { slotAuto } from './slot-auto.ts';
import type { SlotGame } from './slot-game.ts';
import { SlotStage, type SlotProps } from './slot-stage.tsx';
import { slotSounds, type SlotSound } from './sounds.ts';

type Kept = 'mathVersions' | 'loadRules' | 'theme';
/** Of a slot whose feature is for sale. */
type OfSale = 'betText' | 'payoutsOf' | 'sale';
type SlotGameView = GameView<SlotParams, Record<string, unknown>, SlotSound>;

interface SlotViewParts extends Pick<SlotGameView, Kept>, Partial<Pick<SlotGameView, OfSale>> {
  readonly slot: SlotGame;
  readonly texts: { readonly action: string; readonly bet: string; readonly announce: SpinWords };
  /** Of its music, if it has any. */
  readonly bars?: Sounds;
}

export const slotView = ({ slot, texts, bars, ...own }: SlotViewParts): GameView =>
  defineView<SlotParams, Record<string, unknown>, SlotSound>({
    betText: () => texts.bet,
    ...own,
    Scene: (props: SlotProps) => <SlotStage game={slot} props={props} />,
    sounds: { ...slotSounds, ...bars },
    ...(slot.music === undefined ? {} : { music: slot.music.bars }),
    action: texts.action,
    takesTime: true,
    holds: true,
    ...slotAuto(slot),
    announce: announceSpin(slot.kind, texts.announce),
    ...(slot.pools === undefined ? {} : { pools: slot.pools }),
  });
