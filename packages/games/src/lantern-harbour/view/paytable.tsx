import { Paytable as SlotPaytable } from '../../slots/stage/paytable.tsx';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { symbols } from './symbols/index.ts';
import { texts } from './texts.ts';

/** Here and not in the scene's texts, which are loaded with the frame. */
const words = {
  times: texts.times,
  wild: 'Stands for every symbol but the lotus.',
  scatter: (spins: number, times: number) => `Anywhere, 3 or more: ${spins} free spins, all wins ×${times}.`,
  lines: (count: number) => `The ${count} lines, paid from left to right`,
  line: (number: number, rows: readonly number[]) =>
    `Line ${number}: ${rows.map((row) => ['top', 'middle', 'bottom'][row] ?? '').join(', ')}`,
};

const of = { definition, symbols, names: symbolNames, texts: words };

export const Paytable = () => <SlotPaytable of={of} />;
