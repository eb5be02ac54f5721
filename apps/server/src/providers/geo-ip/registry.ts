/** All sources of address locations, one line each. */
import type { AddressFile } from '../../modules/geo/ports.ts';
import { defineSlot } from '../slot.ts';
import { mmdb } from './mmdb/index.ts';

export const geoIp = defineSlot<Promise<AddressFile>, object>({ adapters: [mmdb] });
