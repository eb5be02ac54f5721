/**
 * A token on the sandbox's Ethereum, made and moved by a wallet of its own: `balanceOf`, the event, and `transfer` without an answer,
 * as Tether's has none. In the machine's own words, for no compiler is part of this project.
 */
import {
  encodeFunctionData,
  erc20Abi,
  formatEther,
  getContractAddress,
  numberToHex,
  type Address,
  type Hex,
} from 'viem';
import { newEthKey } from './eth-key.ts';

const runtime =
  '60003560e01c806370a08231146020578063a9059cbb14602d575b60006000fd5b6004355460005260206000f3' +
  '5b6024353354818110601a57819003335560043580548201815590600052337fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef60206000a300';

/** Whoever makes it has all of it. */
const creation = (supply: bigint): Hex =>
  `0x7f${numberToHex(supply, { size: 32 }).slice(2)}33556073602f60003960736000f3${runtime}`;

const ether = 10n ** 18n;

export const deployToken = async (sandboxUrl: string, supply: bigint) => {
  const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${sandboxUrl}/chain/ETH/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const maker = newEthKey();
  let nonce = 0;
  const transact = async (call: { to?: Address; data: Hex }): Promise<string> => {
    const raw = await maker.signTransaction({
      ...{ type: 'eip1559', chainId: 31_337, nonce, value: 0n, gas: 300_000n, ...call },
      ...{ maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n },
    });
    nonce += 1;
    const answer = await post('rpc', { jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw] });
    if (typeof answer['result'] !== 'string') throw new Error(JSON.stringify(answer));
    return answer['result'];
  };
  await post('send', { address: maker.address, amount: formatEther(ether), confirmations: 1 });
  await transact({ data: creation(supply) });
  await post('mine', { blocks: 1 });
  const contract = getContractAddress({ from: maker.address, nonce: 0n });
  return {
    contract,
    maker: maker.address,
    /** Waits for a block. The transaction. */
    send: (to: string, raw: bigint): Promise<string> =>
      transact({
        to: contract,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Address, raw] }),
      }),
  };
};
