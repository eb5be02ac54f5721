/**
 * A product with one generated gateway of each kind, in a copy of the checkout, started on first use. The shipped product does not
 * contain them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServers } from '../bundle/servers.mjs';
import { copyCheckout } from '../new-gateway/copy.ts';
import { scaffoldGateway } from '../new-gateway/scaffold.ts';
import { fingerprint } from '../start/fingerprint.mjs';
import { prepare } from '../start/prepare.mjs';
import { houseGateways } from './house-gateways.ts';
import { openDoor } from './asked-product.ts';
import { startProduct } from './product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL to request the product with a gateway of each kind. */
    gatewayHouse: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');

/** Everything that a start reads; pages are taken from the product's build. */
const parts = [
  'apps',
  'content',
  'languages',
  'packages',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const copyWithGateways = async () => {
  await prepare(root, () => undefined);
  const copy = copyCheckout('gateways', parts);
  for (const gateway of houseGateways) {
    const written = scaffoldGateway(copy.folder, gateway);
    if (!written.ok) throw new Error(written.message);
  }
  await buildServers(copy.folder, ['server', 'sandbox']);
  mkdirSync(path.join(copy.folder, '.cache'), { recursive: true });
  writeFileSync(path.join(copy.folder, '.cache', 'built'), fingerprint(copy.folder));
  return copy;
};

const startHouse = async () => {
  const { folder, remove } = await copyWithGateways();
  const { product, stop } = await startProduct({}, folder).catch((error: unknown) => {
    remove();
    throw error;
  });
  const end = async (): Promise<void> => {
    await stop();
    remove();
  };
  return { product, stop: end };
};

export default async ({ provide }: TestProject) => {
  const { address, close } = await openDoor(startHouse);
  provide('gatewayHouse', address);
  return close;
};
