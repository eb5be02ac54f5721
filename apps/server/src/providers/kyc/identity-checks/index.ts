import type { KycProvider } from '../../../modules/compliance/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import { createIdentityChecks } from './checks.ts';

export const identityChecks = defineAdapter<KycProvider>()({
  code: 'identity-checks',
  variables: {},
  onlySimulated: true,
  open: (_values, { http, clock, sandbox }) =>
    createIdentityChecks({ http: http(sandbox.url), clock, apiKey: sandbox.key('api') }),
});
