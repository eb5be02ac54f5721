/** Built files: hashed names may be kept for ever, everything else is asked for again; compressed once, at the build. */
import fastifyStatic from '@fastify/static';
import type { Language } from '@carmine/money';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pagePolicy, type PagePolicy } from '../security-headers.ts';
import { languageFolder } from './language-folder.ts';

const forEver = 'public, max-age=31536000, immutable';
/** Pictures that the build draws under the name of what they show. */
const drawn = /\/assets\/(small|social)\//;
const anHour = 'public, max-age=3600, stale-while-revalidate=86400';
const hashedName = /\/assets\/[^/]+[-.][\w-]{8,}\.\w+(\.br|\.gz)?$/;
const config = { outsideContract: 'a built file' };

/** What a browser heeds of a document alone. A drawing may be opened as one; a first visit reads a score of the others, on a slow line. */
const ofDocuments = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-request-id'];
const isNoDocument = /\.(js|css|woff2|avif)$/;

const sendBuilt = (reply: FastifyReply, file: string, directory: string): FastifyReply => {
  if (isNoDocument.test(file)) for (const name of ofDocuments) reply.removeHeader(name);
  return reply.sendFile(file, directory);
};

/** Once per server, before any of the routes below. */
export const useStaticFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', hashedName.test(file) ? forEver : drawn.test(file) ? anHour : 'no-cache');
    },
  });
};

/** The site's assets, and the few files that lie at the root: icons, manifest. */
export const registerSiteFiles = (app: FastifyInstance, directory: string): void => {
  if (!existsSync(directory)) return;
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) =>
    sendBuilt(reply, `/assets/${request.params['*']}`, directory),
  );
  const atRoot = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => entry.name);
  for (const name of atRoot)
    app.get(`/${name}`, { config }, (_request, reply) => reply.sendFile(`/${name}`, directory));
};

interface SinglePage {
  /** Where its own calls begin, below the prefix. */
  readonly calls?: string;
  readonly hasNonce?: boolean;
  /** Of an app that is built once per language. */
  readonly language?: (request: FastifyRequest) => Language;
}

/** An app that draws itself: every path that is no file and no call is its one document. */
export const registerSinglePage = (
  app: FastifyInstance,
  prefix: '/' | '/play/',
  directory: string,
  policy: PagePolicy,
  // What makes styles of its own as it goes reads the nonce from the document's first script.
  { calls, hasNonce = false, language }: SinglePage = {},
): void => {
  if (!existsSync(directory)) return;
  const html = hasNonce ? readFileSync(path.join(directory, 'index.html'), 'utf8') : '';
  const documentOf = (request: FastifyRequest): string => {
    const own = language === undefined ? undefined : languageFolder('/', language(request));
    const file = path.join(own ?? '/', 'index.html');
    return existsSync(path.join(directory, file)) ? file : '/index.html';
  };
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', pagePolicy(nonce, policy));
    if (language !== undefined) reply.header('vary', 'accept-language, cookie');
    if (!hasNonce) return reply.sendFile(documentOf(request), directory);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replace('<script ', `<script nonce="${nonce}" `));
  };
  app.get(prefix, { config }, (request, reply) => page(request, reply));
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { config }, (request, reply) => {
    const file = request.params['*'];
    if (calls !== undefined && `${file}/`.startsWith(calls)) return reply.callNotFound();
    return /\.\w+$/.test(file) ? sendBuilt(reply, `/${file}`, directory) : page(request, reply);
  });
};
