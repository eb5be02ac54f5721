import type { AddressFile } from '../../../modules/geo/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import { openAddressFile } from './address-file.ts';

export const mmdb = defineAdapter<Promise<AddressFile>>()({
  code: 'mmdb',
  variables: {},
  open: () => openAddressFile(),
});
