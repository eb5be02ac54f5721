/** Simulates every recipient's mailbox: received by SMTP, read as JSON or as pages. */
import type { FastifyInstance } from 'fastify';

import { createCollection } from '../collection.ts';
import { replyHtml } from '../reply-html.ts';
import { createMailCatcher, keepMail, type CaughtMail } from './catcher.ts';
import { inboxPage, mailPage } from './inbox-page.ts';

export interface MailParty {
  /** Stores a mail received other than by SMTP; returns its id. */
  take(mail: Omit<CaughtMail, 'id' | 'at'>): string;
  /** Resolves with the SMTP port in use. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** Format of the list; a single mail includes its headers. */
const listed = ({ id, to, subject, text, html, at }: CaughtMail) => ({ id, to, subject, text, html, at });

const wantsPage = (accept: string | undefined): boolean => accept?.includes('text/html') === true;

export const createMailParty = (app: FastifyInstance, file?: string): MailParty => {
  const mails = createCollection<CaughtMail>(file);
  const catcher = createMailCatcher(mails);

  app.get<{ Querystring: { to?: string } }>('/mail', async (request, reply) => {
    const to = (request.query.to ?? '').trim().toLowerCase();
    const found = mails
      .all()
      .filter((mail) => to === '' || mail.to.toLowerCase() === to)
      .toReversed();
    if (wantsPage(request.headers.accept)) return replyHtml(reply, 200, inboxPage(found, to));
    return reply.header('cache-control', 'no-store').send(found.map(listed));
  });

  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = mails.get(request.params.id);
    if (mail === undefined) return reply.status(404).send({ error: 'no such mail' });
    return wantsPage(request.headers.accept) ? replyHtml(reply, 200, mailPage(mail)) : reply.send(mail);
  });

  return {
    take: (mail) => keepMail(mails, mail),
    listen: async (port, host) =>
      new Promise((resolve, reject) => {
        catcher.on('error', reject);
        const server = catcher.listen(port, host, () => {
          catcher.off('error', reject);
          // A client that disconnects during a mail must not end the process.
          catcher.on('error', () => undefined);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    close: async () => {
      await new Promise<void>((resolve) => catcher.close(() => resolve()));
      mails.flush();
    },
  };
};
