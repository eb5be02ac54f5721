import { defineUtxo } from '../utxo/define-utxo.ts';
import { dogecoin } from './coin.ts';

export const dog = defineUtxo(dogecoin, { port: 22_555 });
