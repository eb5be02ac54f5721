/**
 * `/livez`: the event loop runs. `/readyz`: the database is writable, its schema matches, and the process is not shutting down. A primary
 * without its synchronous standby is reported and stays ready: no other process could do better, pages and reads are answered, and what
 * has to be committed says 503 by itself.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { migrationNames } from '../database/migration-files.ts';
import type { Database } from '../database/database.ts';
import { standbyState } from '../database/standby.ts';

export interface Readiness {
  /** Turns readiness off permanently, before the servers close. */
  drain(): void;
  isDraining(): boolean;
  check(): Promise<{ ready: boolean; reason?: string }>;
}

const answerWithinMs = 2_000;

type Answer = Awaited<ReturnType<Readiness['check']>>;

const notReady = (reason: string): Answer => ({ ready: false, reason });

const askDatabase = async (db: Database, needed: readonly string[]): Promise<Answer> => {
  const { read_only: isReadOnly } = await db.one<{ read_only: boolean }>('select pg_is_in_recovery() as read_only');
  if (isReadOnly) return notReady('the database cannot be written');
  const known = await db.rows<{ name: string }>('select name from schema_migrations');
  const names = new Set(known.map((row) => row.name));
  if (!needed.every((name) => names.has(name))) return notReady('the schema is older than this program');
  if ((await standbyState(db)) !== 'missing') return { ready: true };
  return { ready: true, reason: 'ready, but commits wait: the primary has no synchronous standby' };
};

export const createReadiness = (db: Database): Readiness => {
  let draining = false;
  const needed = migrationNames();
  return {
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    check: async () => {
      if (draining) return notReady('shutting down');
      const silent = notReady('the database does not answer');
      const late = new Promise<Answer>((resolve) => {
        setTimeout(() => resolve(silent), answerWithinMs).unref();
      });
      return Promise.race([askDatabase(db, needed), late]).catch(() => silent);
    },
  };
};

const config = { outsideContract: 'for the machine that watches this one' };

const text = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${body}\n`);

export const registerHealth = (app: FastifyInstance, readiness: Readiness): void => {
  app.get('/livez', { config }, async (_request, reply) => text(reply, 200, 'alive'));
  app.get('/readyz', { config }, async (_request, reply) => {
    const { ready, reason } = await readiness.check();
    return text(reply, ready ? 200 : 503, reason ?? 'ready');
  });
};
