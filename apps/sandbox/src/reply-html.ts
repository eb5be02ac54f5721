/** Sends a page with the headers of every sandbox page. */
import type { FastifyReply } from 'fastify';

import type { Markup } from './html.ts';

/** Further origins: targets of a form, and pages that may frame this one. */
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
