import { defineAdapter } from '../../adapter.ts';
import type { HumanCheck, HumanCheckContext } from '../human-check.ts';
import { readPageScript } from './page-script.ts';
import { createAltcha } from './proof-of-work.ts';

export const altcha = defineAdapter<HumanCheck, HumanCheckContext>()({
  code: 'altcha',
  variables: {},
  open: (_values, { secretsKey, clock, ease = 1 }) => ({
    ...createAltcha({ secret: secretsKey, clock, ease }),
    script: readPageScript(),
  }),
});
