/** Every party that checks papers; one of them is asked, by configuration. */
import { createHmac } from 'node:crypto';
import type { KycProvider } from '../../modules/compliance/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import { createOutboundHttp, type OutboundHttp } from '../outbound-http.ts';
import { createIdentityChecks } from './identity-checks/index.ts';
import { createManual } from './manual/index.ts';
import { createSumsub } from './sumsub/index.ts';

export interface KycSettings {
  readonly clock: Clock;
  readonly sandbox: { readonly url: string; readonly secret: string };
  readonly timeoutMs?: number;
  /** Of a real account; without a token the sandbox plays the party. */
  readonly sumsub?: {
    readonly url: string;
    readonly appToken: string | undefined;
    readonly secretKey: string | undefined;
    readonly webhookSecret: string | undefined;
    readonly levels: { readonly identity: string; readonly bill: string };
  };
}

const sandboxHttp = ({ sandbox, timeoutMs }: KycSettings): OutboundHttp =>
  createOutboundHttp({
    origin: sandbox.url,
    allowPrivate: true,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

const sandboxKey = ({ sandbox }: KycSettings, name: string): string =>
  createHmac('sha256', sandbox.secret).update(name).digest('hex');

const identityChecks = (settings: KycSettings): KycProvider =>
  createIdentityChecks({
    http: sandboxHttp(settings),
    clock: settings.clock,
    apiKey: sandboxKey(settings, 'identity-checks:api'),
  });

const sumsub = (settings: KycSettings): KycProvider => {
  const { clock, sumsub: account, timeoutMs } = settings;
  const levels = account?.levels ?? { identity: 'id-and-selfie', bill: 'proof-of-address' };
  const { appToken, secretKey, webhookSecret } = account ?? {};
  if (account === undefined || appToken === undefined || secretKey === undefined || webhookSecret === undefined) {
    return createSumsub({
      ...{ clock, levels, http: sandboxHttp(settings), appToken: 'sbx:carmine' },
      secretKey: sandboxKey(settings, 'sumsub:api'),
      webhookSecret: sandboxKey(settings, 'sumsub:webhook'),
    });
  }
  const http = createOutboundHttp({ origin: account.url, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return createSumsub({ clock, levels, http, appToken, secretKey, webhookSecret });
};

/** Folder name to maker. */
export const kycMakers = { 'identity-checks': identityChecks, manual: createManual, sumsub } as const;

export type KycProviderName = keyof typeof kycMakers;

export const createKycProvider = (settings: KycSettings, name: KycProviderName = 'identity-checks'): KycProvider =>
  kycMakers[name](settings);
