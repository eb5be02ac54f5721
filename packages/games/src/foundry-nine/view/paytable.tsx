import { VariedPaytable } from '../../slots/stage/cascade/varied-paytable.tsx';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/1.ts';
import { texts } from './paytable-texts.ts';
import { symbols } from './symbols/index.ts';

const of = { definition, symbols, names: symbolNames, texts };

export const Paytable = () => <VariedPaytable of={of} />;
