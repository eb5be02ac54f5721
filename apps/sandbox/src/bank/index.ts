/** Simulates the house's bank: takes a file of credit transfers and answers with its report. A file is executed once. */
import type { FastifyReply } from 'fastify';
import { html, markup, type Markup } from '../html.ts';
import type { Party } from '../party.ts';
import { replyHtml } from '../reply-html.ts';
import { testStrip, testStyles } from '../test-strip.ts';
import { closedEnding, readOrder, type DecidedOrder } from './payments.ts';
import { writeReport } from './report.ts';

interface Executed {
  readonly order: DecidedOrder;
  readonly report: string;
}

const mostBytes = 2 * 1024 * 1024;

const styles = markup(`
*{box-sizing:border-box}
body{margin:0;background:#f4f5f7;color:#1c2430;font:16px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:24px 16px 48px}
section{background:#fff;border:1px solid #d9dde3;border-radius:12px;padding:16px 20px;margin:12px 0}
h1{font-size:24px;margin:0 0 4px}h2{font-size:17px;margin:0 0 6px}p{margin:0 0 6px}
code{background:#eef1f5;border-radius:5px;padding:1px 5px;font-size:14px;overflow-wrap:anywhere}
input[type=file]{max-width:100%;margin:8px 0}
button{font:inherit;padding:10px 16px;border:0;border-radius:8px;background:#1f4e8c;color:#fff;cursor:pointer}
`);

const decided = ({ order: { messageId, transfers, refused } }: Executed): Markup =>
  html`<section>
    <h2><code>${messageId}</code></h2>
    ${
      refused === undefined
        ? transfers.map(
            (one) =>
              html`<p>
                ${one.amount} ${one.currency} to ${one.name}, <code>${one.iban}</code>:
                ${one.refused === undefined ? 'paid' : `refused (${one.refused})`}
              </p>`,
          )
        : html`<p>Refused as a whole (${refused}).</p>`
    }
    <p><a href="/bank/reports/${messageId}" download="${messageId}.pain.002.xml">Report (pain.002)</a></p>
  </section>`;

const page = (executed: readonly Executed[]): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The house’s bank</title>
        <style>
          ${testStyles}${styles}
        </style>
      </head>
      <body>
        ${testStrip}
        <main>
          <h1>The house’s bank</h1>
          <section>
            <h2>Order transfers</h2>
            <p>
              A file as the back office makes it (pain.001). Accounts that end in ${closedEnding} are closed, such as
              <code>DE83370400440532010004</code>.
            </p>
            <form method="post" action="/bank/files" enctype="multipart/form-data">
              <label>File <input type="file" name="file" accept=".xml" required /></label>
              <p><button>Execute</button></p>
            </form>
          </section>
          ${executed.toReversed().map(decided)}
        </main>
      </body>
    </html>`;

/** Of a form's body, the XML alone. */
const xmlOf = (body: Buffer): Buffer => {
  const [from, to] = [body.indexOf('<?xml'), body.lastIndexOf('</Document>')];
  return from < 0 || to < from ? Buffer.alloc(0) : body.subarray(from, to + '</Document>'.length);
};

const sendReport = (reply: FastifyReply, report: string) => reply.type('application/xml').send(report);

export const party: Party = {
  code: 'bank',
  about: html`<h2>Bank</h2>
    <p>
      The house’s bank takes a file of transfers and answers with its report:
      <a href="/bank">order transfers</a>, or <code>POST /bank/payments</code>.
    </p>`,
  open: (app, { collection }) => {
    const executed = collection<Executed>('orders');
    const execute = async (file: Buffer): Promise<Executed | undefined> => {
      const order = await readOrder(file);
      if (order === undefined) return undefined;
      const before = executed.get(order.messageId);
      const at = new Date();
      // As every bank: the same message id is not executed again.
      if (before !== undefined)
        return { order, report: writeReport({ ...order, refused: 'AM05' }, `RPT-${at.getTime()}`, at) };
      const now = { order, report: writeReport(order, `RPT-${at.getTime()}`, at) };
      executed.put(order.messageId, now);
      return now;
    };
    void app.register(async (own) => {
      own.removeAllContentTypeParsers();
      own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
        done(null, body),
      );
      own.get('/bank', (_request, reply) => replyHtml(reply, 200, page(executed.all())));
      own.get<{ Params: { id: string } }>('/bank/reports/:id', (request, reply) => {
        const found = executed.get(request.params.id);
        return found === undefined ? reply.status(404).send() : sendReport(reply, found.report);
      });
      own.post<{ Body: Buffer }>('/bank/payments', async (request, reply) => {
        const done = await execute(request.body);
        return done === undefined
          ? reply.status(400).send({ error: 'not a pain.001' })
          : sendReport(reply, done.report);
      });
      own.post<{ Body: Buffer }>('/bank/files', async (request, reply) => {
        await execute(xmlOf(request.body));
        return reply.redirect('/bank', 303);
      });
    });
    return {};
  },
};
