/** `/captcha.js`: the script of the human check, for pages and workers. */
import type { FastifyInstance } from 'fastify';
import type { PageScript } from '../../providers/captcha/human-check.ts';

export const captchaScriptRoute = (app: FastifyInstance, script: PageScript): void => {
  app.get('/captcha.js', { config: { endpoint: 'captchaScript' } }, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=86400').header('etag', script.etag);
    if (request.headers['if-none-match'] === script.etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(script.text);
  });
};
