import { collectionKind } from '../../slots/stage/kinds/collection.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

export const slot: SlotGame = {
  kind: collectionKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'NIGHT ORCHESTRA',
  feature: texts.feature,
  welcome: [7, 5, 2, 15, 12],
  music,
};
