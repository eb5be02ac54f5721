import { linesKind } from '../../slots/stage/kinds/lines.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

export const slot: SlotGame = {
  kind: linesKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'POLAR RELAY',
  feature: texts.feature,
  welcome: [5, 14, 19, 14, 28],
  music,
};
