/** A standby: a copy of a running server that replays its log, and takes its place when it dies. */
import { appendFileSync, copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRunning, ownedByServer, serverClient } from './base-copy.mjs';
import { dataIn } from './cluster.mjs';
import { startEmbedded } from './embedded.mjs';

/** @typedef {import('./embedded.mjs').Embedded} Embedded */

/** What both sides of a pair start with. A promotion waits for the pause between two attempts to reach the primary. */
export const pairSettings = [
  ...['wal_level=replica', 'max_wal_senders=10', 'synchronous_commit=on'],
  ...['wal_retrieve_retry_interval=100ms', 'wal_sender_timeout=5s', 'wal_receiver_timeout=5s'],
];

const ask = async (/** @type {string} */ url, /** @type {string[]} */ statements) => {
  const client = await serverClient(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * Replaces whatever was there with a copy: npm's PostgreSQL has no `pg_rewind`, so a dead primary's own history cannot be taken back.
 * @param {{ primary: Embedded, home: string, primaryHome: string, name: string, linkPort?: number | undefined }} options
 */
const copyPrimary = async ({ primary, home, primaryHome, name, linkPort }) => {
  const slot = `carmine_${name}`;
  const data = dataIn(home);
  const half = `${data}.making`;
  for (const folder of [data, half]) rmSync(folder, { recursive: true, force: true });
  copyFileSync(path.join(primaryHome, 'password'), path.join(home, 'password'));
  // From now on the primary keeps the log that the copy will need.
  await ask(primary.url('postgres'), [
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where not active`,
    `select pg_create_physical_replication_slot('${slot}', true)`,
  ]);
  await copyRunning({ url: primary.url('postgres'), data: path.join(primary.place, 'data'), to: half });
  const { username, password } = new URL(primary.url());
  const link =
    `host=127.0.0.1 port=${linkPort ?? primary.port} user=${username} password=${password} ` +
    `application_name=${name} connect_timeout=2`;
  appendFileSync(
    path.join(half, 'postgresql.auto.conf'),
    `primary_conninfo = '${link}'\nprimary_slot_name = '${slot}'\n`,
  );
  const signal = path.join(half, 'standby.signal');
  writeFileSync(signal, '');
  ownedByServer(signal);
  writeFileSync(path.join(home, 'unsynced'), '');
  renameSync(half, data);
};

/**
 * Copies the primary and starts the copy as its standby.
 * @param {{ primary: Embedded, primaryHome: string, home: string, name: string, port?: number, linkPort?: number | undefined,
 *   safe?: boolean, removeAfter?: string }} options `linkPort`: where it reaches the primary, if not at its own port
 * @returns {Promise<Embedded>}
 */
export const startStandby = async ({ primary, primaryHome, home, name, port, linkPort, safe = true, removeAfter }) => {
  await copyPrimary({ primary, primaryHome, home, name, linkPort });
  const standby = await startEmbedded({
    ...{ home, safe, settings: pairSettings },
    ...(port === undefined ? {} : { port }),
    ...(removeAfter === undefined ? {} : { removeAfter }),
  });
  if (safe) await standby.settle();
  return standby;
};

const requires = (/** @type {boolean} */ yes) => [
  `alter system set synchronous_standby_names = '${yes ? 'FIRST 1 (*)' : ''}'`,
  'select pg_reload_conf()',
];

/** From now on a commit is acknowledged only when a standby has it on its disk. It counts on this server while it is the primary. */
export const requireStandby = (/** @type {Embedded} */ server, yes = true) =>
  ask(server.url('postgres'), requires(yes));

/** Resolves when it takes writes. */
export const promote = (/** @type {Embedded} */ standby) =>
  ask(standby.url('postgres'), ['select pg_promote(true, 60)']);

/** Whether a standby confirms each commit of this server. */
export const hasSynchronousStandby = async (/** @type {Embedded} */ primary) => {
  const client = await serverClient(primary.url('postgres'));
  try {
    const { rowCount } = await client.query(`select from pg_stat_replication where sync_state in ('sync', 'quorum')`);
    return rowCount !== 0;
  } finally {
    await client.end();
  }
};
