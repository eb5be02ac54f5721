import { defineView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import type { PlinkoParams, PlinkoView } from '../game.ts';
import { payoutsOf } from '../payouts.ts';
import { theme } from '../theme.ts';
import { fewestRows, mostRows, risks } from '../versions/1-board.ts';
import { mathVersions } from '../versions/shipped.ts';
import { PlinkoScene } from './scene.tsx';
import { plinkoSounds, type PlinkoSound } from './sounds.ts';
import { texts } from './texts.ts';

const withRows = (params: PlinkoParams, by: number): PlinkoParams => ({
  ...params,
  rows: Math.min(mostRows, Math.max(fewestRows, params.rows + by)),
});

export const view = defineView<PlinkoParams, PlinkoView, PlinkoSound>({
  mathVersions,
  loadRules: async () => (await import('./rules.ts')).rules,
  Scene: PlinkoScene,
  theme,
  sounds: plinkoSounds,
  action: texts.action,
  announce: (round, currency) =>
    `${texts.announce(round.view.bucket, round.multiplierE4)} ${outcomeSentence(round, currency)}`,
  onKey: (key, _fine, params) => {
    if (key === 'ArrowLeft') return withRows(params, -1);
    if (key === 'ArrowRight') return withRows(params, 1);
    const next = risks[(risks.indexOf(params.risk) + 1) % risks.length];
    return key.toLowerCase() === 'r' && next !== undefined ? { ...params, risk: next } : undefined;
  },
  keys: texts.keys,
  payoutsOf,
  autoBet: true,
  overlaps: true,
  betText: texts.bet,
});
