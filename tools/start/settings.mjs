/** The variables that the starter itself needs; the servers validate all the others and refuse with a sentence. */
import path from 'node:path';
import { Refusal } from './console.mjs';

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {string} metricsHost where the metrics are served
 * @property {{ PORT: number, SANDBOX_PORT: number, BACK_OFFICE_PORT: number, METRICS_PORT: number }} ports
 * @property {string} dataDir absolute
 * @property {string | undefined} databaseUrl
 * @property {string | undefined} backupDir absolute; where the embedded database archives its log
 * @property {string | undefined} secretsKey
 * @property {string} localUrl where this machine reaches the site
 */

const defaults = { PORT: 4000, SANDBOX_PORT: 4001, BACK_OFFICE_PORT: 4002, METRICS_PORT: 4003 };

const portOf = (/** @type {string} */ name, /** @type {string | undefined} */ text, /** @type {number} */ fallback) => {
  if (text === undefined) return fallback;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > 65_535) throw new Refusal(`${name} must be a port from 1 to 65535, not "${text}".`);
  return value;
};

/**
 * @param {string} host
 * @param {number} port
 */
export const urlOf = (host, port) => {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
};

/**
 * @param {NodeJS.ProcessEnv} env a variable that is set but empty counts as not set
 * @param {string} root the checkout, which a relative DATA_DIR is relative to
 * @returns {Settings}
 */
export const readSettings = (env, root) => {
  const given = (/** @type {string} */ name) => env[name]?.trim() || undefined;
  const ports = /** @type {Settings['ports']} */ (
    Object.fromEntries(Object.entries(defaults).map(([name, fallback]) => [name, portOf(name, given(name), fallback)]))
  );
  const names = new Map();
  for (const [name, port] of Object.entries(ports)) {
    if (names.has(port))
      throw new Refusal(`${name} and ${names.get(port)} are both ${port}: give one of them another port.`);
    names.set(port, name);
  }
  const host = given('HOST') ?? '127.0.0.1';
  const dataDir = path.resolve(root, given('DATA_DIR') ?? '.data');
  const backups = given('BACKUP_DIR');
  if (given('DEPLOYMENT') === 'live' && given('SECRETS_KEY') === undefined) {
    throw new Refusal('DEPLOYMENT=live needs SECRETS_KEY: at least 32 random characters, kept outside DATA_DIR.');
  }
  return {
    ...{ host, metricsHost: given('METRICS_HOST') ?? '127.0.0.1', ports, dataDir, localUrl: urlOf(host, ports.PORT) },
    ...{ databaseUrl: given('DATABASE_URL'), secretsKey: given('SECRETS_KEY') },
    backupDir: backups === undefined ? undefined : path.resolve(root, backups),
  };
};
