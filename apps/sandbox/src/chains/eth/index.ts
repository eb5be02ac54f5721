/** Simulates Ethereum: anybody can send coins, inspect an address, and use the node's RPC. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../html.ts';
import type { ChainParty, ChainSettings, SimulatedNetwork } from '../network.ts';
import { createEthChain, type EthChain } from './eth-chain.ts';
import { tokenDecimals, tokenName } from './token.ts';

const weiDecimals = 18;
const gweiDecimals = 9;
const mostBlocks = 100;
const tokenUnits = BigInt(tokenDecimals);

const address = z.string().regex(/^0x[0-9a-f]{40}$/i);
const wei = z
  .string()
  .regex(/^[0-9]{1,9}(\.[0-9]{1,18})?$/)
  .transform((text) => {
    const [whole = '0', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(weiDecimals, '0'));
  })
  .refine((value) => value > 0n);
const units = z
  .string()
  .regex(/^[1-9][0-9]{0,29}$/)
  .transform(BigInt);
/** In wholes, or in the smallest unit. */
const sending = z
  .object({
    address,
    asset: z.enum(['ETH', tokenName]).default('ETH'),
    amount: wei.optional(),
    units: units.optional(),
    confirmations: z.number().int().min(0).max(mostBlocks).optional(),
  })
  .transform(({ amount, units: smallest, ...rest }) => {
    const whole = amount === undefined || rest.asset === 'ETH' ? amount : amount / 10n ** (18n - tokenUnits);
    return { ...rest, sum: whole ?? smallest };
  });
const ruling = z.object({ ruling: z.enum(['pause', 'unpause', 'freeze', 'thaw']), address: address.optional() });
const blocks = z.object({ blocks: z.number().int().min(1).max(mostBlocks).default(1) });
const depth = z.object({ depth: z.number().int().min(1).max(mostBlocks) });

/** A wallet's subset of RPC. Nothing that sends with the node's keys or changes the chain. */
const document = z.object({
  method: z.enum([
    ...(['eth_chainId', 'eth_blockNumber', 'eth_getBlockByNumber', 'eth_getBlockByHash', 'eth_getBalance'] as const),
    ...(['eth_getTransactionByHash', 'eth_getTransactionReceipt', 'eth_getTransactionCount'] as const),
    ...(['eth_feeHistory', 'eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_estimateGas'] as const),
    ...(['eth_call', 'eth_getLogs', 'eth_sendRawTransaction'] as const),
  ]),
});

const inUnits = (amount: bigint, decimals: number): string => {
  const digits = (amount / 10n ** BigInt(weiDecimals - decimals)).toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

const refuse = (reply: FastifyReply, error: string) => reply.status(422).send({ error });

const registerPeople = (app: FastifyInstance, chain: EthChain): void => {
  app.post('/chain/ETH/send', async (request, reply) => {
    const read = sending.safeParse(request.body);
    if (read.data?.sum === undefined)
      return refuse(reply, 'address and amount (ETH, up to 18 decimals) are needed, or units (wei)');
    const { asset, confirmations, sum } = read.data;
    const txid = await (asset === 'ETH' ? chain : chain.token).send(read.data.address, sum);
    if (confirmations === undefined) chain.followUp();
    else if (confirmations > 0) await chain.mine(confirmations);
    return reply.status(201).send({ currency: asset, address: read.data.address, txid, wei: String(sum) });
  });

  app.get<{ Params: { address: string } }>('/chain/ETH/address/:address', async (request, reply) => {
    const read = address.safeParse(request.params.address);
    if (!read.success) return refuse(reply, 'not an address');
    const { height, payments } = await chain.received(read.data);
    const total = payments.reduce((sum, { wei: amount }) => sum + amount, 0n);
    return reply.header('cache-control', 'no-store').send({
      ...{ currency: 'ETH', address: read.data, received: inUnits(total, gweiDecimals), receivedWei: String(total) },
      tokens: { [tokenName]: String(await chain.token.balance(read.data)) },
      transactions: payments.map((one) => ({
        ...{ txid: one.txid, amount: inUnits(one.wei, gweiDecimals), height: one.height },
        confirmations: height - one.height + 1,
      })),
    });
  });

  app.post('/chain/ETH/token', async (request, reply) => {
    const read = ruling.safeParse(request.body);
    if (!read.success) return refuse(reply, 'ruling: pause, unpause, freeze or thaw, the last two of an address');
    await chain.token.rule(read.data.ruling, read.data.address);
    await chain.mine(1);
    return reply.send({ ok: true });
  });

  app.post('/chain/ETH/mine', async (request, reply) => {
    const read = blocks.safeParse(request.body ?? {});
    if (!read.success) return refuse(reply, `blocks: 1 to ${mostBlocks}`);
    await chain.mine(read.data.blocks);
    return reply.send({ ok: true });
  });

  app.post('/chain/ETH/reorganise', async (request, reply) => {
    const read = depth.safeParse(request.body);
    if (!read.success) return refuse(reply, `depth: 1 to ${mostBlocks}`);
    await chain.reorganise(read.data.depth);
    return reply.send({ ok: true });
  });
};

const registerNode = (app: FastifyInstance, chain: EthChain): void => {
  app.post('/chain/ETH/rpc', async (request, reply) => {
    const read = document.safeParse(request.body);
    if (!read.success) return refuse(reply, 'not a call of a wallet');
    const answer = await chain.forward(JSON.stringify(request.body));
    if (read.data.method === 'eth_sendRawTransaction') chain.followUp();
    return reply.header('content-type', 'application/json').send(answer);
  });
};

const open = (app: FastifyInstance, settings: ChainSettings): ChainParty => {
  const chain = createEthChain(settings);
  registerPeople(app, chain);
  registerNode(app, chain);
  return {
    start: async () => {
      try {
        await chain.open();
        // Transactions of a process killed between blocks would otherwise wait for the next event.
        chain.followUp();
        return true;
      } catch {
        return false;
      }
    },
    send: async ({ currency, subunits: gwei }, to) => {
      if (currency !== 'ETH' || !address.safeParse(to).success) return undefined;
      const txid = await chain.send(to, gwei * 10n ** BigInt(weiDecimals - gweiDecimals));
      chain.followUp();
      return txid;
    },
    close: () => chain.close(),
  };
};

export const eth: SimulatedNetwork = {
  open,
  section: html`<section>
    <h2>ETH, a local chain</h2>
    <p>
      <code>POST /chain/ETH/send</code> with <code>{ "address", "amount" }</code> sends coins, with
      <code>"asset": "USDT"</code> tokens; <code>GET /chain/ETH/address/…</code> tells what an address has received;
      <code>POST /chain/ETH/token</code> with <code>{ "ruling": "pause" }</code> (<code>unpause</code>, and
      <code>freeze</code> and <code>thaw</code> of an <code>address</code>) does what a token’s issuer can.
    </p>
  </section>`,
};
