/** Every gateway that has an adapter, one line each; an operator's switch decides which are on. */
import { createHmac } from 'node:crypto';

import type { Clock } from '../../platform/clock.ts';
import type { DepositGateway } from '../../modules/payments/ports.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { createKluwp } from './kluwp/index.ts';

export interface GatewaySettings {
  readonly clock: Clock;
  readonly merchantName: string;
  /** Where the sandbox is for us and for a browser, and the secret its keys are made from. */
  readonly sandbox: { readonly url: string; readonly publicUrl: string; readonly secret: string };
  readonly timeoutMs?: number;
}

/** A sandboxed party's key: hex, one per purpose. */
const sandboxKey = (secret: string, party: string, purpose: string): string =>
  createHmac('sha256', secret).update(`${party}:${purpose}`).digest('hex');

const kluwp = ({ clock, merchantName, sandbox, timeoutMs }: GatewaySettings): DepositGateway =>
  createKluwp({
    http: createOutboundHttp({
      origin: sandbox.url,
      allowPrivate: true,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    }),
    clock,
    apiKey: sandboxKey(sandbox.secret, 'kluwp', 'api'),
    webhookKeys: [sandboxKey(sandbox.secret, 'kluwp', 'webhook')],
    pageOrigin: new URL(sandbox.publicUrl).origin,
    merchantName,
  });

/** Folder name to maker. */
export const gatewayMakers = { kluwp } as const;

export const createGateways = (settings: GatewaySettings): DepositGateway[] =>
  Object.values(gatewayMakers).map((make) => make(settings));
