import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { unitsOn, type Chips } from '../../tables/chips.ts';
import { tableView } from '../../tables/stage/table-view.ts';
import type { CrapsParams, CrapsView } from '../game.ts';
import { theme } from '../theme.ts';
import { payoutsOf } from '../versions/1-payouts.ts';
import { mathVersions } from '../versions/shipped.ts';
import { CrapsScene } from './scene.tsx';
import { crapsSounds, type CrapsSound } from './sounds.ts';
import { texts } from './texts.ts';

export const view = defineView<CrapsParams, CrapsView, CrapsSound>({
  ...tableView,
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: CrapsScene,
  theme,
  sounds: crapsSounds,
  action: texts.action,
  announce: (round, currency) => `${texts.announce(round.view)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view: seen }) => texts.announceOpen(seen),
  inPlay: ({ view: seen }) => texts.inPlay(seen),
  debitUnits: (_action, _params, _round, details) => BigInt(unitsOn((details?.['chips'] ?? {}) as Chips)),
  keys: texts.keys,
  opening: { chips: {} },
  payoutsOf,
  betText: texts.betText,
});
