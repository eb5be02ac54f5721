/** Checks that all ports are free before anything is started. */
import { createServer } from 'node:net';
import { Refusal } from './console.mjs';

/** @returns {Promise<NodeJS.ErrnoException | undefined>} */
const fault = (/** @type {string} */ host, /** @type {number} */ port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

const sentence = (
  /** @type {string} */ name,
  /** @type {string} */ host,
  /** @type {number} */ port,
  /** @type {string | undefined} */ code,
) => {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop it, or set ${name} to another port.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this account has: set ${name} to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST=${host} is not an address of this machine.`;
  return `Cannot listen on ${host}:${port} (${code}): set HOST or ${name}.`;
};

/**
 * @param {string} host
 * @param {Record<string, number>} ports by variable name
 * @param {string} metricsHost
 */
export const requirePorts = async (host, ports, metricsHost) => {
  for (const [name, port] of Object.entries(ports)) {
    const at = name === 'METRICS_PORT' ? metricsHost : host;
    const error = await fault(at, port);
    if (error !== undefined) throw new Refusal(sentence(name, at, port, error.code));
  }
};
