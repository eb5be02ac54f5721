/** Every party that checks papers; one of them is asked. */
import { createHmac } from 'node:crypto';
import type { KycProvider } from '../../modules/compliance/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { createIdentityChecks } from './identity-checks/index.ts';

export interface KycSettings {
  readonly clock: Clock;
  readonly sandbox: { readonly url: string; readonly secret: string };
  readonly timeoutMs?: number;
}

const identityChecks = ({ clock, sandbox, timeoutMs }: KycSettings): KycProvider =>
  createIdentityChecks({
    http: createOutboundHttp({
      origin: sandbox.url,
      allowPrivate: true,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }),
    clock,
    apiKey: createHmac('sha256', sandbox.secret).update('identity-checks:api').digest('hex'),
  });

/** Folder name to maker. */
export const kycMakers = { 'identity-checks': identityChecks } as const;

export const createKycProvider = (settings: KycSettings): KycProvider => kycMakers['identity-checks'](settings);
