/** A subset of the RPC of UTXO networks' nodes. Nothing that sends with a key of the node or changes the chain. */
import { z } from 'zod';
import type { Block } from './block.ts';
import type { UtxoChain } from './chain.ts';
import { placeOf } from './ledger.ts';
import type { Output, ReadTransaction } from './transaction.ts';

export type RpcReply =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly code: number; readonly message: string };

const refuse = (code: number, message: string): RpcReply => ({ ok: false, code, message });
const answer = (result: unknown): RpcReply => ({ ok: true, result });

/** Of their errors. */
const codes = { noSuchThing: -5, wrongParameter: -8, refused: -26, noSuchMethod: -32_601 } as const;

/** As whole coins; exact, because no amount has more than sixteen digits. */
const inCoins = (raw: bigint): number => Number(raw) / 100_000_000;
/** Prices are per thousand units of size. */
const perThousand = (rate: bigint): number => inCoins(1_000n * rate);

const shownOutput = ({ raw, script }: Output, n: number) => ({ n, value: inCoins(raw), scriptPubKey: { hex: script } });

const shownInput = (chain: UtxoChain, input: { txid: string; position: number }) => {
  const spent = chain.find(input.txid)?.transaction.outputs[input.position];
  return spent === undefined
    ? { coinbase: '' }
    : {
        ...{ txid: input.txid, vout: input.position },
        ...(chain.coin.isNewer ? { prevout: shownOutput(spent, input.position) } : {}),
      };
};

const shownInBlock = (chain: UtxoChain, { txid, inputs, outputs, vsize }: ReadTransaction) => ({
  ...{ txid, vsize, vin: inputs.map((input) => shownInput(chain, input)), vout: outputs.map(shownOutput) },
});

const feeOf = (chain: UtxoChain, { inputs, outputs }: ReadTransaction): bigint =>
  inputs.reduce((sum, { txid, position }) => sum + (chain.find(txid)?.transaction.outputs[position]?.raw ?? 0n), 0n) -
  outputs.reduce((sum, { raw }) => sum + raw, 0n);

const readOne = (chain: UtxoChain, txid: string): RpcReply => {
  const waiting = chain.ledger.waiting.get(txid);
  if (waiting !== undefined) {
    const { transaction, fee } = waiting;
    return answer({
      ...shownInBlock(chain, transaction),
      ...{ hex: transaction.hex, ...(chain.coin.isNewer ? { fee: inCoins(fee) } : {}) },
    });
  }
  const found = chain.find(txid);
  if (found === undefined) return refuse(codes.noSuchThing, 'No such mempool or blockchain transaction');
  const { transaction, block } = found;
  const isReward = block.transactions[0]?.txid === txid;
  return answer({
    ...{ ...shownInBlock(chain, transaction), hex: transaction.hex, blockhash: block.hash },
    ...{
      confirmations: chain.blocks.length - block.height,
      ...(isReward || !chain.coin.isNewer ? {} : { fee: inCoins(feeOf(chain, transaction)) }),
    },
  });
};

const readBlock = (chain: UtxoChain, block: Block | undefined): RpcReply => {
  if (block === undefined) return refuse(codes.noSuchThing, 'Block not found');
  const { hash, height, previous, time, transactions } = block;
  const before = height === 0 ? {} : { previousblockhash: previous };
  return answer({ hash, height, time, ...before, tx: transactions.map((one) => shownInBlock(chain, one)) });
};

const take = (chain: UtxoChain, hex: string): RpcReply => {
  const taken = chain.take(hex);
  return taken.ok ? answer(taken.txid) : refuse(codes.refused, taken.error);
};

const text = z.string().max(200_000);
const ofHash = (chain: UtxoChain, hash: string) => chain.blocks.find((block) => block.hash === hash);

/** By name, with positional parameters. */
const methods: Readonly<Record<string, (chain: UtxoChain, params: readonly unknown[]) => RpcReply>> = {
  getblockchaininfo: ({ coin: { chain }, blocks }) =>
    answer({ chain, blocks: blocks.length - 1, bestblockhash: blocks.at(-1)?.hash }),
  getblockhash: ({ blocks }, [height]) => {
    const found = blocks[z.number().int().min(0).parse(height)];
    return found === undefined ? refuse(codes.wrongParameter, 'Block height out of range') : answer(found.hash);
  },
  getblock: (chain, [hash]) => readBlock(chain, ofHash(chain, text.parse(hash))),
  getblockheader: (chain, [hash]) => {
    const block = ofHash(chain, text.parse(hash));
    if (block === undefined) return refuse(codes.noSuchThing, 'Block not found');
    return answer({ hash: block.hash, height: block.height, confirmations: chain.blocks.length - block.height });
  },
  getrawtransaction: (chain, [txid]) => readOne(chain, text.parse(txid)),
  gettxout: ({ ledger }, [txid, position]) => {
    const place = placeOf({ txid: text.parse(txid), position: z.number().int().parse(position) });
    const coin = ledger.coins.get(place);
    return answer(coin === undefined || !ledger.isFree(place) ? null : { value: inCoins(coin.raw) });
  },
  // Like a node with too little data.
  estimatesmartfee: ({ coin: { isNewer } }) =>
    answer(isNewer ? { errors: ['Insufficient data or no feerate found'], blocks: 0 } : { feerate: -1, blocks: 0 }),
  getmempoolinfo: ({ coin: { isNewer, relayRate } }) => {
    const price = perThousand(relayRate);
    return answer({ mempoolminfee: price, ...(isNewer ? { minrelaytxfee: price } : {}) });
  },
  sendrawtransaction: (chain, [hex]) => take(chain, text.parse(hex)),
};

export const callNode = (chain: UtxoChain, method: string, params: readonly unknown[]): RpcReply => {
  chain.open();
  const called = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (called === undefined) return refuse(codes.noSuchMethod, 'Method not found');
  try {
    return called(chain, params);
  } catch {
    return refuse(codes.wrongParameter, 'Invalid parameter');
  }
};
