/** Sends a page with the headers that every page of the sandbox has. */
import type { FastifyReply } from 'fastify';

import type { Markup } from './html.ts';

/** `formTargets`: origins a form's answer may lead to, besides our own. */
export const replyHtml = (reply: FastifyReply, status: number, page: Markup, formTargets: readonly string[] = []) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        'img-src data: http: https:',
        "frame-src 'self'",
        `form-action ${["'self'", ...formTargets].join(' ')}`,
        "base-uri 'none'",
      ].join('; '),
    )
    .send(page.text);
