import { defineUtxo } from '../utxo/define-utxo.ts';
import { bitcoin } from './coin.ts';

export const btc = defineUtxo(bitcoin, { port: 8332 });
