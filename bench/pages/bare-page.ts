/** A page with nothing in it: what this machine, this browser and this throttling cost by themselves. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"></head>' +
  '<body><h1>Bare</h1><button>Search</button></body></html>';

export const serveBarePage = async (): Promise<{ address: string; close(): void }> => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
};
