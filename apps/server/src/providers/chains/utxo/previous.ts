/** Earlier transactions, where a block or a signature needs more of them than their ids. */
import type { UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { JsonRpc } from '../json-rpc.ts';
import type { Addresses } from './addresses.ts';
import type { UtxoCoin } from './coin.ts';
import * as wire from './wire.ts';

/** A sender chooses how many inputs it has; more than this belong to no ordinary wallet. */
const mostOfSender = 50;

export const createPrevious = (
  rpc: JsonRpc,
  { isSegwit }: UtxoCoin,
  addresses: Addresses,
): Pick<UtxoNetwork, 'senderOf' | 'forSigning'> => {
  const read = (txid: string) => rpc('getrawtransaction', [txid, 1], wire.previous);

  return {
    senderOf: async (txid) => {
      const found = await rpc('getrawtransaction', [txid, 1], wire.spending);
      if (!found.ok) return { ok: false, reason: found.reason === 'refused' ? 'answer_invalid' : found.reason };
      const { vin } = found.value;
      if (vin.length > mostOfSender) return { ok: true, from: undefined };
      const scripts = new Set<string>();
      for (const { txid: spent, vout } of vin) {
        if (spent === undefined || vout === undefined) return { ok: true, from: undefined };
        const before = await read(spent);
        if (!before.ok) return { ok: false, reason: before.reason === 'refused' ? 'answer_invalid' : before.reason };
        scripts.add(before.value.vout.find(({ n }) => n === vout)?.scriptPubKey.hex ?? '');
        if (scripts.size > 1) return { ok: true, from: undefined };
      }
      const [script = ''] = scripts;
      return { ok: true, from: addresses.ofScript(script) };
    },
    forSigning: async (draft) => {
      // A witness signature covers the value of what it spends, others do not.
      if (isSegwit) return { ok: true, draft };
      const txids = [...new Set(wire.draft.parse(draft).inputs.map(({ txid }) => txid))];
      const previous: string[] = [];
      for (const txid of txids) {
        const found = await read(txid);
        if (!found.ok) return { ok: false, reason: found.reason === 'refused' ? 'answer_invalid' : found.reason };
        previous.push(found.value.hex);
      }
      return { ok: true, draft: { ...draft, previous } };
    },
  };
};
