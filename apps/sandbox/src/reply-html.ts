/** Sends a page with the headers that every page of the sandbox has. */
import type { FastifyReply } from 'fastify';

import type { Markup } from './html.ts';

/** Origins besides our own: what a form's answer may lead to, and who may show the page in a frame. */
interface Others {
  readonly formTargets?: readonly string[];
  readonly framedBy?: readonly string[];
}

export const replyHtml = (
  reply: FastifyReply,
  status: number,
  page: Markup,
  { formTargets = [], framedBy = [] }: Others = {},
) =>
  reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        'img-src data: http: https:',
        "frame-src 'self'",
        `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
        `form-action ${["'self'", ...formTargets].join(' ')}`,
        "base-uri 'none'",
      ].join('; '),
    )
    .send(page.text);
