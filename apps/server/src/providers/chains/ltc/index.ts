import { defineUtxo } from '../utxo/define-utxo.ts';
import { litecoin } from './coin.ts';

export const ltc = defineUtxo(litecoin, { port: 9332 });
