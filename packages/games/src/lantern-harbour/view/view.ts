import type { SlotParams } from '../../slots/lines-slot.ts';
import type { SlotState, SpunEvent } from '../../slots/round.ts';
import { amountWithUnit } from '../../stage/amounts.ts';
import { slotSounds, type SlotSound } from '../../slots/stage/sounds.ts';
import { defineView, isWin } from '../../stage/game-view.ts';
import { HarbourScene } from './harbour-scene.tsx';
import { mathVersions } from '../versions/shipped.ts';
import { texts } from './texts.ts';

const words = texts.announce;

export const view = defineView<SlotParams, SlotState, SlotSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: HarbourScene,
  sounds: slotSounds,
  action: texts.action,
  announce: (round, currency) => {
    const spins = round.view.stops.length;
    const lines = (round.events[0] as SpunEvent | undefined)?.lines.length ?? 0;
    const amount = amountWithUnit(currency, round.payout);
    return [
      words.spin,
      spins > 1 ? words.free(spins - 1) : lines > 0 ? words.lines(lines) : '',
      isWin(round) ? words.won(amount) : round.payout > 0n ? words.returned(amount) : words.lost,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  },
  betText: () => texts.bet,
});
