/**
 * The only HTTP client of adapters: one allowed origin, no redirects, limits on time and size, and no private addresses unless
 * explicitly allowed.
 */
import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPrivateAddress } from './private-address.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  /** Path with query, at the allowed origin. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Binary body, instead of text. */
  readonly bytes?: Buffer;
}

export type OutboundAnswer =
  | {
      readonly ok: true;
      readonly status: number;
      readonly body: string;
      /** Names in lower case; those sent once. */
      readonly headers: Readonly<Record<string, string>>;
    }
  /** `unreachable`: refused, aborted or not resolved. In every case it is unknown whether the request took effect. */
  | { readonly ok: false; readonly reason: 'unreachable' | 'timeout' | 'too_large' | 'redirected' | 'private_address' };

export interface OutboundHttp {
  /** Never throws for the other side's failure; throws if the path leaves the allowed origin, which is a bug. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

export interface OutboundSettings {
  /** Scheme, host and port. */
  readonly origin: string;
  /** For parties on this machine. */
  readonly allowPrivate?: boolean;
  readonly timeoutMs?: number;
  readonly limitBytes?: number;
}

const defaultTimeoutMs = 10_000;
const defaultLimitBytes = 1024 * 1024;

class PrivateAddress extends Error {}

/** Resolves and connects in one step, so that DNS cannot change between check and call. */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return done(error ?? new Error('No address'), '', 4);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new PrivateAddress(), '', 4);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const readBody = async (response: IncomingMessage, limitBytes: number): Promise<string | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const singleHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export const createOutboundHttp = (settings: OutboundSettings): OutboundHttp => {
  const origin = new URL(settings.origin);
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  const limitBytes = settings.limitBytes ?? defaultLimitBytes;
  const guarded = settings.allowPrivate !== true;
  const host = origin.hostname.replace(/^\[|\]$/g, '');

  const open = (url: URL, request: OutboundRequest, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const start = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent = request.bytes ?? request.body;
      const outgoing = start(
        url,
        {
          method: request.method,
          headers: {
            ...request.headers,
            ...(sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }),
          },
          // A kept-alive connection may be dead, and a payment must not be sent twice to find out.
          agent: false,
          signal,
          ...(guarded ? { lookup: guardedLookup } : {}),
        },
        resolve,
      );
      outgoing.on('error', reject);
      outgoing.end(sent);
    });

  return {
    send: async (request) => {
      const url = new URL(request.path, origin);
      if (!request.path.startsWith('/') || url.origin !== origin.origin)
        throw new Error('Not a path of the allowed origin');
      if (guarded && isIP(host) !== 0 && isPrivateAddress(host)) return { ok: false, reason: 'private_address' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await open(url, request, signal);
        const status = response.statusCode ?? 0;
        if (status >= 300 && status < 400) {
          response.destroy();
          return { ok: false, reason: 'redirected' };
        }
        const body = await readBody(response, limitBytes);
        return body === undefined
          ? { ok: false, reason: 'too_large' }
          : { ok: true, status, body, headers: singleHeaders(response) };
      } catch (error) {
        if (error instanceof PrivateAddress) return { ok: false, reason: 'private_address' };
        return { ok: false, reason: signal.aborted ? 'timeout' : 'unreachable' };
      }
    },
  };
};
