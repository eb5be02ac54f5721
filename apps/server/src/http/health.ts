/** `/livez`: the event loop runs. `/readyz`: the database is writable, its schema matches, and the process is not shutting down. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { migrationNames } from '../database/migration-files.ts';
import type { Database } from '../database/database.ts';

export interface Readiness {
  /** Turns readiness off permanently, before the servers close. */
  drain(): void;
  check(): Promise<{ ready: boolean; reason?: string }>;
}

const answerWithinMs = 2_000;

const askDatabase = async (db: Database, needed: readonly string[]): Promise<string | undefined> => {
  const { read_only: isReadOnly } = await db.one<{ read_only: boolean }>('select pg_is_in_recovery() as read_only');
  if (isReadOnly) return 'the database cannot be written';
  const known = await db.rows<{ name: string }>('select name from schema_migrations');
  const names = new Set(known.map((row) => row.name));
  return needed.every((name) => names.has(name)) ? undefined : 'the schema is older than this program';
};

export const createReadiness = (db: Database): Readiness => {
  let draining = false;
  const needed = migrationNames();
  return {
    drain: () => {
      draining = true;
    },
    check: async () => {
      if (draining) return { ready: false, reason: 'shutting down' };
      const late = new Promise<string>((resolve) => {
        setTimeout(() => resolve('the database does not answer'), answerWithinMs).unref();
      });
      const reason = await Promise.race([askDatabase(db, needed), late]).catch(() => 'the database does not answer');
      return reason === undefined ? { ready: true } : { ready: false, reason };
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
