import { Paytable as SlotPaytable } from '../../slots/stage/paytable.tsx';
import { symbolNames } from '../info.ts';
import { definition } from '../versions/1.ts';
import { symbols } from './symbols/index.ts';
import { texts } from './texts.ts';

const of = { definition, symbols, names: symbolNames, texts: { ...texts.paytable, times: texts.times } };

export const Paytable = () => <SlotPaytable of={of} />;
