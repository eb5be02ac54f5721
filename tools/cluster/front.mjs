/**
 * One address for several servers, for trying things out on one machine: each connection goes to the next server whose `/readyz` answers 200.
 * In earnest HAProxy does this.
 */
import { connect, createServer } from 'node:net';

/** How often each server is looked at. */
export const everyMs = 500;

/** @typedef {{ port: number, healthPort: number, ready: boolean }} Target */

const look = async (/** @type {Target} */ target) => {
  target.ready = await fetch(`http://127.0.0.1:${target.healthPort}/readyz`, {
    signal: AbortSignal.timeout(2_500),
  }).then(
    ({ status }) => status === 200,
    () => false,
  );
};

/**
 * @param {{ host: string, port: number, targets: { port: number, healthPort: number }[] }} options
 * @returns {Promise<{ close: () => void }>}
 */
export const openFront = async ({ host, port, targets: given }) => {
  const targets = given.map((target) => ({ ...target, ready: true }));
  let turn = 0;
  const next = () => {
    const ready = targets.filter((target) => target.ready);
    const some = ready.length > 0 ? ready : targets;
    turn += 1;
    return some[turn % some.length];
  };
  /** To the next one while a server refuses the connection: nothing has been sent yet. */
  const pass = (/** @type {import('node:net').Socket} */ near, tries = targets.length) => {
    const target = next();
    const far = connect(target?.port ?? 0, '127.0.0.1');
    far.once('error', () => {
      if (!far.pending || target === undefined) return;
      target.ready = false;
      if (tries > 1 && !near.destroyed) pass(near, tries - 1);
      else near.destroy();
    });
    far.once('connect', () => {
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from?.on('error', () => to?.destroy());
        from?.on('close', () => to?.destroy());
      }
      near.pipe(far).pipe(near);
    });
  };
  const server = createServer((near) => {
    near.on('error', () => undefined);
    pass(near);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const timer = setInterval(() => void Promise.all(targets.map(look)), everyMs);
  const close = () => {
    clearInterval(timer);
    server.close();
  };
  return { close };
};
