import { formatEther, keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { describeChain } from '../conformance.ts';
import { createEth } from './node.ts';

/** A published test mnemonic, whose addresses are known. */
const words = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const at = (branch: number, index: number) => mnemonicToAccount(words, { path: `m/44'/60'/0'/${branch}/${index}` });
const payer = at(1, 0);
const ether = 10n ** 18n;

interface Draft {
  chainId: number;
  gas: string;
  maxFeePerGas: string;
  maxPriorityFeePerGas: string;
}

describeChain('Ethereum', async () => {
  const world = await startOutsideWorld({ chain: {} });
  const post = async (call: string, body: object) => {
    const response = await fetch(`${world.url}/chain/ETH/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { txid?: string };
  };
  const against = (origin: string) =>
    createEth({
      http: createOutboundHttp({ origin, allowPrivate: true, timeoutMs: 2_000 }),
      ...{ path: '/chain/ETH/rpc', chainId: 31_337, confirmations: 3 },
    });
  const send = async (address: string, raw: bigint, confirmations = 0) =>
    (await post('send', { address, amount: formatEther(raw), confirmations })).txid ?? '';
  await send(payer.address, 10n * ether, 1);
  const chain = against(world.url);
  return {
    ...{ chain, against },
    account: {
      xpub: 'xpub6DCoCpSuQZB2jawqnGMEPS63ePKWkwWPH4TU45Q7LPXWuNd8TMtVxRrgjtEshuqpK3mdhaWHPFsBngh5GFZaM6si3yZdUsT8ddYM3PwnATt',
      players: [0, 1, 2].map((index) => at(0, index).address),
      house: payer.address,
    },
    addresses: {
      good: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'],
      bad: [
        ...['', 'ada', '0x', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', `0x${'0'.repeat(40)}`],
        ...['0x5aAeb6053f3E94C9b9A09f33669435E7Ef1BeAed', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
        'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      ],
    },
    send,
    mine: async (blocks) => void (await post('mine', { blocks })),
    reorganise: async (depth) => void (await post('reorganise', { depth })),
    pay: async (to, raw) => {
      const [asset] = chain.assets;
      const [made, next] = await Promise.all([
        chain.draft({ asset, from: payer.address, to, raw }),
        chain.nextNonce(payer.address),
      ]);
      if (!made.ok || !next.ok) throw new Error('No draft');
      const { nonce } = next;
      const { chainId, gas, maxFeePerGas, maxPriorityFeePerGas } = made.draft as unknown as Draft;
      const signed = await payer.signTransaction({
        ...{ type: 'eip1559', chainId, nonce: Number(nonce), to: to as `0x${string}`, value: raw, gas: BigInt(gas) },
        ...{ maxFeePerGas: BigInt(maxFeePerGas), maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) },
      });
      return { raw: signed, txid: keccak256(signed) };
    },
    close: () => world.close(),
  };
});
