/** Supervision of the product's processes, tested by killing them. */
import { expect, test } from 'vitest';
import { isAlive } from '../../tools/postgres/process-state.mjs';
import { startProduct } from '../../tools/testing/product.mjs';
import { startPaying } from './payer.ts';
import { dataDir, endsBy, pidOf } from './start-stage.ts';

test('every process that dies is restarted, payments under way come in once, one that keeps dying waits longer each time; SIGTERM ends them all', async () => {
  const started = await startProduct({ DATA_DIR: dataDir() });
  const { product, said } = started;
  const isReady = async () => (await fetch(`${product.site}/readyz`)).status === 200;
  const paying = await startPaying(product);
  for (const [place, name] of ['database', 'server', 'worker', 'signer', 'sandbox'].entries()) {
    const before = pidOf(name);
    // The sandbox, which is every gateway, dies last: whatever is notified then has to be notified again.
    await paying.approve(place - 1);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => said).toContain(`${name} runs again`);
    await expect.poll(() => pidOf(name)).not.toBe(before);
  }
  await expect.poll(isReady).toBe(true);
  await expect.poll(paying.uncredited).toEqual([]);
  expect(await paying.cash()).toBe(paying.asked);

  const server = pidOf('server');
  const pausesLong = () => said.some((line) => /sandbox ended .* in 8 s$/.test(line));
  for (let killed = 0; !pausesLong(); await new Promise((resolve) => setTimeout(resolve, 50))) {
    const pid = pidOf('sandbox');
    if (pid === killed || !isAlive(pid)) continue;
    process.kill(pid, 'SIGKILL');
    killed = pid;
  }
  expect(await isReady()).toBe(true);
  expect(pidOf('server')).toBe(server);
  await endsBy('SIGTERM', started);
});
