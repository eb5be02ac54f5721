/** Images under `/cdn/img/`: with the right `v` cached forever, otherwise for an hour. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content, ImageName } from '../../modules/content/index.ts';
import { refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import { sendRefusal } from '../calls/send.ts';

const forEver = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600, stale-while-revalidate=86400';
/** An image opened as a document must not run anything; it only needs inline styles. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const withoutEnding = (file: string): string => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '');

export const imageRoutes = (app: FastifyInstance, http: HttpContext, { content }: { content: Content }): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, name: ImageName) => {
    const image = await content.image(name);
    if (image === undefined) return sendRefusal(http, reply, {}, refuse('not_found'));
    const etag = `"${image.version}"`;
    const asked = (request.query as { v?: unknown }).v;
    reply.header('etag', etag).header('cache-control', asked === image.version ? forEver : anHour);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').header('content-security-policy', picturePolicy).send(image.svg);
  };

  app.get<{ Params: { provider: string; file: string } }>(
    '/cdn/img/games/:provider/:file',
    { config: { endpoint: 'gameImage' } },
    (request, reply) => send(request, reply, ['games', request.params.provider, withoutEnding(request.params.file)]),
  );
  for (const kind of ['coins', 'flags', 'avatars'] as const) {
    app.get<{ Params: { file: string } }>(
      `/cdn/img/${kind}/:file`,
      { config: { endpoint: `${kind}Image` } },
      (request, reply) => send(request, reply, [kind, withoutEnding(request.params.file)]),
    );
  }
};
