/** The page that verifies rounds offline: one file, served with its own policy. */
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const config = { outsideContract: 'the page that verifies without a connection' };
const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const inFile = /http-equiv="Content-Security-Policy" content="([^"]+)"/;

/** The file's policy plus frame-ancestors, which only a header can set. */
const policyOf = (page: string): string => {
  const policy = inFile.exec(page)?.[1];
  if (policy === undefined) throw new Error('The verify page names no policy');
  return `${policy}; frame-ancestors 'self'`;
};

interface Gate {
  isRestricted(country: string): boolean | Promise<boolean>;
  /** Codes of enabled currencies. */
  currencies(): Promise<readonly string[]>;
}

/** Brotli takes long for a few hundred kilobytes, so it is cached per page. */
const createSmall = () => {
  let known: { page: string; bytes: Buffer } | undefined;
  return (page: string): Buffer => {
    if (known?.page !== page) known = { page, bytes: brotliCompressSync(page) };
    return known.bytes;
  };
};

/** The page makes no requests, so enabled currencies are inserted; the built file alone offers all. */
const withCurrencies = (page: string, codes: readonly string[]): string =>
  page.replace(policyTag, (tag) => `${tag}<meta name="currencies" content="${codes.join(' ')}" />`);

/** Read once: it is large, and only a new build changes it. Not served before the first build. */
export const registerVerifyPage = (app: FastifyInstance, file: string, gate: Gate): void => {
  if (!existsSync(file)) return;
  const built = readFileSync(file).toString();
  const policy = policyOf(built);
  const smallOf = createSmall();
  app.get('/verify', { config }, async (request, reply) => {
    // The site's own pages explain the restriction.
    if (await gate.isRestricted(request.client.country))
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    const page = withCurrencies(built, await gate.currencies());
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (takesBrotli) void reply.header('content-encoding', 'br');
    return reply.send(takesBrotli ? smallOf(page) : page);
  });
};
