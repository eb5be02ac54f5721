/** Built files: hashed names may be kept for ever, everything else is asked for again; compressed once, at the build. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { pagePolicy, type PagePolicy } from './security-headers.ts';

const forEver = 'public, max-age=31536000, immutable';
const hashedName = /\/assets\/[^/]+[-.][\w-]{8,}\.\w+(\.br|\.gz)?$/;
const config = { outsideContract: 'a built file' };

/** Once per server, before any of the routes below. */
export const useStaticFiles = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', hashedName.test(path) ? forEver : 'no-cache');
    },
  });
};

/** The site's assets, and the few files that lie at the root: icons, manifest. */
export const registerSiteFiles = (app: FastifyInstance, directory: string): void => {
  if (!existsSync(directory)) return;
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) =>
    reply.sendFile(`/assets/${request.params['*']}`, directory),
  );
  const atRoot = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => entry.name);
  for (const name of atRoot)
    app.get(`/${name}`, { config }, (_request, reply) => reply.sendFile(`/${name}`, directory));
};

/** An app that draws itself: every path that is no file and no call is its one document. */
export const registerSinglePage = (
  app: FastifyInstance,
  prefix: '/' | '/play/',
  directory: string,
  policy: PagePolicy,
  calls?: string,
): void => {
  if (!existsSync(directory)) return;
  const page = (reply: FastifyReply): FastifyReply =>
    reply
      .header('content-security-policy', pagePolicy(randomBytes(16).toString('base64'), policy))
      .sendFile('/index.html', directory);
  app.get(prefix, { config }, (_request, reply) => page(reply));
  app.get<{ Params: { '*': string } }>(`${prefix}*`, { config }, (request, reply) => {
    const path = request.params['*'];
    if (calls !== undefined && `${path}/`.startsWith(calls)) return reply.callNotFound();
    return /\.\w+$/.test(path) ? reply.sendFile(`/${path}`, directory) : page(reply);
  });
};
