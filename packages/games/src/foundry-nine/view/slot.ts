import { variedWaysKind } from '../../slots/stage/kinds/varied-ways.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { Furnaces } from './furnaces.tsx';
import { music } from './music.ts';
import { texts } from './texts.ts';

const welcome = ['IN GE BE HS', 'AN WI NU', 'VA HS BE PR IN', 'GE BO', 'NU SC AN VA BE IN', 'PR GE HS BO'].map(
  (column) => column.split(' '),
);

export const slot: SlotGame = {
  kind: variedWaysKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'FOUNDRY NINE',
  feature: texts.feature,
  welcome: welcome.map(() => 0),
  welcomeColumns: welcome,
  meter: Furnaces,
  music,
};
