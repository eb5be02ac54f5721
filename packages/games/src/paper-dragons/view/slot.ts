import { anywhereKind } from '../../slots/stage/kinds/anywhere.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

const welcome = [
  'DR FA LO BO BU',
  'CR BU KO PW LO',
  'KO X5 DR CR PW',
  'LO CR BU FA KO',
  'BO KO CR SC BU',
  'FA LO PW DR BO',
].map((column) => column.split(' '));

export const slot: SlotGame = {
  kind: anywhereKind({ definition, texts, names: symbolNames }),
  art,
  texts,
  timings: usualTimings,
  title: 'PAPER DRAGONS',
  feature: texts.feature,
  welcome: welcome.map(() => 0),
  welcomeColumns: welcome,
  music,
};
