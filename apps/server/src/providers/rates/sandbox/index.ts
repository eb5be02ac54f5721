import type { RateProvider } from '../../../modules/rates/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import { createEuroList } from './euro-list.ts';

export const sandbox = defineAdapter<RateProvider>()({
  code: 'sandbox',
  variables: {},
  onlySimulated: true,
  open: (_values, tools) => createEuroList(tools.http(tools.sandbox.url)),
});
