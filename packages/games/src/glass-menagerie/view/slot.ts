import { clustersKind } from '../../slots/stage/kinds/clusters.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

const welcome = [
  'RB AB EF SW AF',
  'SW AF RB AS EF',
  'AF AS WI EF AB',
  'AB EF AF SC RB',
  'EF SW AS RB SW',
  'AS RB AB AF AS',
].map((column) => column.split(' '));

export const slot: SlotGame = {
  kind: clustersKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'GLASS MENAGERIE',
  feature: texts.feature,
  welcome: welcome.map(() => 0),
  welcomeColumns: welcome,
  music,
};
