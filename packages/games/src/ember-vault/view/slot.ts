import { holdKind } from '../../slots/stage/kinds/hold.ts';
import { noFreeSpins } from '../../slots/stage/no-free-spins.ts';
import type { SlotGame } from '../../slots/stage/slot-game.ts';
import { usualTimings } from '../../slots/stage/timings.ts';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/2.ts';
import { art } from './art.ts';
import { music } from './music.ts';
import { texts } from './texts.ts';

const titles: Readonly<Record<string, string>> = texts.hold.prizes;

export const slot: SlotGame = {
  kind: holdKind({ definition, texts, names: symbolNames }),
  art,
  texts: { ...noFreeSpins, ...texts, announce: { ...texts.announce, more: '' } },
  timings: usualTimings,
  title: 'EMBER VAULT',
  welcome: [3, 2, 6, 11, 0],
  hold: {
    prizes: definition.hold.values.flatMap(({ name, pays }) =>
      name === undefined ? [] : [{ name, title: titles[name] ?? name, pays }],
    ),
    carved: 'major',
    texts: texts.hold,
  },
  music,
};
