import { HoldPaytable } from '../../slots/stage/hold/hold-paytable.tsx';
import { symbolNames } from '../symbol-names.ts';
import { definition } from '../versions/2.ts';
import { hold } from './cells.ts';
import { texts } from './paytable-texts.ts';
import { symbols } from './symbols/index.ts';

const of = { definition, symbols, coins: hold.coins, names: symbolNames, texts };

export const Paytable = () => <HoldPaytable of={of} />;
