/** Supervision of the product's processes, tested by killing them. */
import { expect, test } from 'vitest';
import { isAlive } from '../../tools/postgres/process-state.mjs';
import { startProduct } from '../../tools/testing/product.mjs';
import { startPaying } from './payer.ts';
import { dataDir, endsBy, pidOf } from './start-stage.ts';

test('every process that dies is reported and restarted, payments under way come in once, and SIGTERM ends them all', async () => {
  const started = await startProduct({ DATA_DIR: dataDir() });
  const { product, said } = started;
  const paying = await startPaying(product);
  for (const [place, name] of ['database', 'server', 'worker', 'signer', 'sandbox'].entries()) {
    const before = pidOf(name);
    // The sandbox, which is every gateway, dies last: whatever is notified then has to be notified again.
    await paying.approve(place - 1);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => said).toContain(`${name} runs again`);
    await expect.poll(() => pidOf(name)).not.toBe(before);
  }
  await expect.poll(async () => (await fetch(`${product.site}/readyz`)).status).toBe(200);
  await expect.poll(paying.uncredited).toEqual([]);
  expect(await paying.cash()).toBe(paying.asked);
  await endsBy('SIGTERM', started);
});

test('one that keeps dying is restarted with growing pauses, and the rest of the product continues', async () => {
  const { product, said } = await startProduct({ DATA_DIR: dataDir() });
  const server = pidOf('server');
  for (let deaths = 0, killed = 0; deaths < 5; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const pid = pidOf('sandbox');
    if (pid === killed || !isAlive(pid)) continue;
    process.kill(pid, 'SIGKILL');
    killed = pid;
    deaths += 1;
  }
  await expect.poll(() => said).toContainEqual(expect.stringMatching(/sandbox ended .* in 8 s$/));
  expect((await fetch(`${product.site}/readyz`)).status).toBe(200);
  expect(pidOf('server')).toBe(server);
});
