/**
 * Simulates a studio that signs its results: takes the house's announcements, turns a wheel when betting has closed, and says where the ball
 * lies, as a notification and in the answer to whoever announces the round again. Its picture is a page.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Collection } from '../collection.ts';
import { html } from '../html.ts';
import type { Party } from '../party.ts';
import { replyHtml } from '../reply-html.ts';
import { controlsPage, streamPage, streamScript } from './pages.ts';
import { announcement, isWish, type StudioRound, type Wish } from './round.ts';
import { isFromHouse, keyHeader, signatureHeader } from './signatures.ts';
import { createTurns, type Turns } from './turns.ts';

const kept = 50;
const pollMs = 500;

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const read = (body: Buffer) => {
  try {
    return announcement.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

const registerApi = (app: FastifyInstance, rounds: Collection<StudioRound>, houseKey: string, turns: Turns): void => {
  // The signature covers the bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/studio/v1/:account/rounds', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isFromHouse(houseKey, request.url, body, headerOf(request, signatureHeader)))
      return reply.status(401).send({ error: 'signature_invalid' });
    const wish = read(body);
    if (wish === undefined) return reply.status(422).send({ error: 'announcement_invalid' });
    const round = turns.open(wish);
    if (wish.phase === 'closed') turns.spin(round);
    for (const old of rounds.all().slice(0, -kept)) rounds.remove(old.round);
    const signed = rounds.get(wish.round)?.signed ?? undefined;
    if (signed === undefined) return reply.status(202).send({});
    return reply
      .header(keyHeader, signed.key)
      .header(signatureHeader, signed.signature)
      .header('content-type', 'application/json')
      .send(signed.text);
  });
};

/** What a camera sees: where the ball lies only once it has stopped. `target` moves the drawing. */
const seen = (round: StudioRound | undefined, spinMs: number) => {
  const spunMs = round?.spunAt == null ? null : Date.now() - Date.parse(round.spunAt);
  const rests = spunMs !== null && spunMs >= spinMs;
  return {
    ...{ round: round?.round ?? '', spinMs, spunMs },
    ...{ target: spunMs === null ? null : round?.pocket, pocket: rests ? round?.pocket : null },
  };
};

const registerStream = (app: FastifyInstance, rounds: Collection<StudioRound>, spinMs: number): void => {
  const script = streamScript(pollMs);
  const page = (table: string) => streamPage(table, script);
  const scriptOf = (text: string) => /<script>([\s\S]*)<\/script>/.exec(text)?.[1] ?? '';

  app.get<{ Params: { table: string } }>('/studio/v1/streams/:table', async ({ params: { table } }, reply) => {
    const shown = page(table);
    const hash = createHash('sha256').update(scriptOf(shown.text)).digest('base64');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      )
      .send(shown.text);
  });

  app.get<{ Params: { table: string } }>('/studio/v1/streams/:table/state', async ({ params: { table } }, reply) =>
    reply
      .header('cache-control', 'no-store')
      // A frame without an origin of its own asks.
      .header('access-control-allow-origin', '*')
      .send(
        seen(
          rounds.all().findLast((round) => round.table === table),
          spinMs,
        ),
      ),
  );
};

const registerControls = (app: FastifyInstance, rounds: Collection<StudioRound>, next: Collection<Wish>): void => {
  const tables = () => [...new Set(rounds.all().map(({ table }) => table))].toSorted();
  const page = () => controlsPage(tables(), (table) => next.get(table) ?? 'normal');
  app.get('/studio/v1/controls', async (_request, reply) => replyHtml(reply, 200, page()));
  app.post('/studio/v1/controls', async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const [table, wish] = [form.get('table'), form.get('next')];
    if (table === null || !isWish(wish)) return reply.status(422).send({ error: 'unknown' });
    next.put(table, wish);
    return replyHtml(reply, 200, page());
  });
};

const openStudio: Party['open'] = (app, context) => {
  const { collection, key, spinMs } = context;
  const rounds = collection<StudioRound>('rounds');
  const next = collection<Wish>('next');
  // Good for one round.
  const turns = createTurns(rounds, context, (table) => {
    const wish = next.get(table) ?? 'normal';
    next.remove(table);
    return wish;
  });
  registerStream(app, rounds, spinMs);
  registerControls(app, rounds, next);
  void app.register(async (scope) => registerApi(scope, rounds, key('api'), turns));
  return { close: turns.close };
};

export const party: Party = {
  code: 'signed-results',
  about: html`<h2>Studio, signed results of live tables</h2>
    <p>
      Turns a wheel when betting has closed at a table of ours, and signs where the ball lies with Ed25519.
      <a href="/studio/v1/controls">What its next round is to do</a>; the same by a call: <code>POST</code> that address
      with the form fields <code>table</code> and <code>next</code>: <code>lost</code> <code>twice</code>
      <code>late</code> <code>bad-signature</code> <code>other-result</code> <code>failed</code> <code>silent</code>
      <code>early</code>. Each is good for one round.
    </p>`,
  open: openStudio,
};
