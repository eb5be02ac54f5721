/** The page that verifies rounds without a connection: one file, whose own policy is served with it. */
import { defaultLanguage, languages, type Language } from '@carmine/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageFolder } from './language-folder.ts';

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
  language(request: FastifyRequest): Language;
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

/** Read once per language: a few hundred kilobytes, which only a new build changes. */
const readBuilt = (folder: string) => {
  const files = languages.map(
    (language) => [language, path.join(languageFolder(folder, language), 'verify.html')] as const,
  );
  return new Map(
    files
      .filter(([, file]) => existsSync(file))
      .map(([language, file]) => {
        const html = readFileSync(file).toString();
        return [language, { html, policy: policyOf(html), smallOf: createSmall() }] as const;
      }),
  );
};

/** Nothing is served before the first build. */
export const registerVerifyPage = (app: FastifyInstance, folder: string, gate: Gate): void => {
  const pages = readBuilt(folder);
  const usual = pages.get(defaultLanguage);
  if (usual === undefined) return;
  app.get('/verify', { config }, async (request, reply) => {
    // The site's own pages explain the restriction.
    if (await gate.isRestricted(request.client.country))
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    const { html, policy, smallOf } = pages.get(gate.language(request)) ?? usual;
    const page = withCurrencies(html, await gate.currencies());
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    void reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie');
    if (takesBrotli) void reply.header('content-encoding', 'br');
    return reply.send(takesBrotli ? smallOf(page) : page);
  });
};
