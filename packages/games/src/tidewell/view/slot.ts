import { waysKind } from '../../slots/stage/kinds/ways.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

export const slot: SlotGame = {
  kind: waysKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'TIDEWELL',
  feature: texts.feature,
  welcome: [4, 9, 16, 11, 2],
  music,
};
