import { Paytable as SlotPaytable } from '../../slots/stage/paytable.tsx';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { texts } from './paytable-texts.ts';
import { symbols } from './symbols/index.ts';

const of = { definition, symbols, names: symbolNames, texts };

export const Paytable = () => <SlotPaytable of={of} />;
