import { factorText } from '../../live/flight.ts';
import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { CometView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { leastCashOut, most, type CometParams } from '../versions/1-flight.ts';
import { mathVersions } from '../versions/shipped.ts';
import { ReplayScene } from './replay-scene.tsx';
import { CometScene } from './scene.tsx';
import { cometSounds, type CometSound } from './sounds.ts';
import { texts } from './texts.ts';

/** Of the time that a crash is shown for, until its pieces have fallen. */
const shownAfterMs = (runningMs: number): number => Math.min(1_000, runningMs * 0.4);

const autoOf = ({ auto }: Record<string, unknown>): number | undefined => (typeof auto === 'number' ? auto : undefined);

export const view = defineView<CometParams, CometView, CometSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: ReplayScene,
  theme,
  sounds: cometSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(factorText(round.view.crash))} ${outcomeSentence(round, currency)}`,
  keys: [texts.key],
  payoutsOf: ({ slot, auto }) => payoutsOf({ slot, auto, limit: most }),
  betText: ({ auto }) => texts.betText(auto === undefined ? undefined : factorText(auto)),
  live: {
    orders: 'flight',
    Scene: CometScene,
    shownAfterMs,
    resultText: ({ crash }) => texts.result(factorText(crash)),
    paramsOf: (slot, auto) => ({ slot: slot + 1, ...(auto === undefined ? {} : { auto }) }),
    slotOf: ({ slot }) => (slot === 2 ? 1 : 0),
    autoOf,
    range: [leastCashOut, most],
  },
});
