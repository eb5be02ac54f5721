/** Simulates a UTXO network: anybody can send coins, inspect an address, and use the node's RPC. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../html.ts';
import type { ChainParty, ChainSettings, SimulatedNetwork } from '../network.ts';
import { createUtxoChain, type UtxoChain } from './chain.ts';
import type { SimulatedCoin } from './coin.ts';
import { callNode } from './rpc.ts';

const decimals = 8;
const mostBlocks = 100;

const amount = z
  .string()
  .regex(/^[0-9]{1,8}(\.[0-9]{1,8})?$/)
  .transform((text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(decimals, '0'));
  });
const units = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .transform(BigInt);
/** In wholes, or in the smallest unit. */
const payment = z
  .object({ address: z.string(), amount: amount.optional(), units: units.optional() })
  .transform(({ address, amount: whole, units: smallest }) => ({ address, raw: whole ?? smallest ?? 0n }))
  .refine(({ raw }) => raw > 0n);
const confirmations = z.number().int().min(0).max(mostBlocks).optional();
/** To one address, or to several in one transaction. */
const sending = z.union([
  z.object({ outputs: z.array(payment).min(1).max(mostBlocks), confirmations }),
  z.intersection(payment, z.object({ confirmations })).transform(({ confirmations: blocks, ...one }) => ({
    ...{ outputs: [one], confirmations: blocks },
  })),
]);
const blocks = z.object({ blocks: z.number().int().min(1).max(mostBlocks).default(1) });
const depth = z.object({ depth: z.number().int().min(1).max(mostBlocks) });
const document = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) });

const inCoins = (raw: bigint): string => {
  const digits = raw.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const refuse = (reply: FastifyReply, error: string) => reply.status(422).send({ error });

const registerPeople = (app: FastifyInstance, chain: UtxoChain): void => {
  const { coin } = chain;
  app.post(`/chain/${chain.coin.code}/send`, async (request, reply) => {
    const read = sending.safeParse(request.body);
    const sent = read.success ? chain.send(read.data.outputs) : undefined;
    if (sent?.ok !== true)
      return refuse(
        reply,
        sent?.error ?? `address and amount (${coin.shown}, up to 8 decimals) are needed, or units (${coin.unit})`,
      );
    if (read.data?.confirmations === undefined) chain.followUp();
    else chain.mine(read.data.confirmations);
    return reply.status(201).send({ currency: coin.code, txid: sent.txid });
  });

  app.get<{ Params: { address: string } }>(`/chain/${chain.coin.code}/address/:address`, async (request, reply) => {
    chain.open();
    const payments = chain.received(request.params.address);
    const total = payments.reduce((sum, { raw }) => sum + raw, 0n);
    return reply.header('cache-control', 'no-store').send({
      ...{ currency: coin.code, address: request.params.address, received: inCoins(total) },
      transactions: payments.map(({ txid, raw, height }) => ({
        ...{ txid, amount: inCoins(raw), height, confirmations: chain.blocks.length - height },
      })),
    });
  });

  app.post(`/chain/${chain.coin.code}/mine`, async (request, reply) => {
    const read = blocks.safeParse(request.body ?? {});
    if (!read.success) return refuse(reply, `blocks: 1 to ${mostBlocks}`);
    chain.mine(read.data.blocks);
    return reply.send({ ok: true });
  });

  app.post(`/chain/${chain.coin.code}/reorganise`, async (request, reply) => {
    const read = depth.safeParse(request.body);
    if (!read.success) return refuse(reply, `depth: 1 to ${mostBlocks}`);
    chain.open();
    chain.reorganise(read.data.depth);
    return reply.send({ ok: true });
  });
};

const registerNode = (app: FastifyInstance, chain: UtxoChain): void => {
  app.post(`/chain/${chain.coin.code}/rpc`, async (request, reply) => {
    const read = document.safeParse(request.body);
    if (!read.success) return refuse(reply, 'not a call of a wallet');
    const { id, method, params } = read.data;
    const said = callNode(chain, method, params);
    if (method === 'sendrawtransaction' && said.ok) chain.followUp();
    return said.ok
      ? reply.send({ result: said.result, error: null, id })
      : reply.status(500).send({ result: null, error: { code: said.code, message: said.message }, id });
  });
};

const openChain = (coin: SimulatedCoin, app: FastifyInstance, settings: ChainSettings): ChainParty => {
  const chain = createUtxoChain(coin, settings);
  registerPeople(app, chain);
  registerNode(app, chain);
  return {
    start: async () => {
      chain.open();
      // Transactions of a process killed between blocks would otherwise wait for the next event.
      chain.followUp();
      return true;
    },
    send: async ({ currency, subunits: raw }, address) => {
      const sent = currency === coin.code ? chain.send([{ address, raw }]) : undefined;
      if (sent?.ok !== true) return undefined;
      chain.followUp();
      return sent.txid;
    },
    close: async () => chain.close(),
  };
};

export const simulateUtxo = (coin: SimulatedCoin): SimulatedNetwork => ({
  open: (app, settings) => openChain(coin, app, settings),
  section: html`<section>
    <h2>${coin.shown}, a local chain</h2>
    <p>
      <code>POST /chain/${coin.code}/send</code> with <code>{ "address", "amount" }</code> sends coins;
      <code>GET /chain/${coin.code}/address/…</code> tells what an address has received.
    </p>
  </section>`,
});
