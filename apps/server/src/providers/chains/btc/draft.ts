/** What a payment costs, and what comes back: sizes, the least that an output may be, and the price of a copy that takes another's place. */
import type { UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { Addresses, NetworkName } from './addresses.ts';
import * as wire from './wire.ts';

/** In quarters of a unit of size: what a transaction is without inputs and outputs, and one of our inputs with its signature. */
const quarters = { whole: 42, input: 272, outputBeside: 36, ofByte: 4 } as const;
/** Of our own addresses: a version, a length, and twenty bytes. */
const ownScript = 22;

const size = (inputs: number, scripts: readonly number[]): bigint => {
  const outputs = scripts.reduce((sum, bytes) => sum + quarters.outputBeside + quarters.ofByte * bytes, 0);
  return BigInt(Math.ceil((quarters.whole + quarters.input * inputs + outputs) / 4));
};

/** One input, the receiver and the change. */
export const plainSize = size(1, [ownScript, ownScript]);

/** Three for each byte that it takes and that spending it would: nodes pass on nothing smaller. */
const dustOf = ({ bytes, isWitness }: ReturnType<Addresses['scriptOf']>): bigint =>
  BigInt(3 * (9 + bytes + (isWitness ? 67 : 148)));
const ownDust = dustOf({ bytes: ownScript, isWitness: true });

const sumOf = (inputs: readonly { readonly raw: bigint }[]): bigint => inputs.reduce((sum, { raw }) => sum + raw, 0n);

const higher = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** Of what is left after the receiver: so much to the network that the rest is worth coming back, or all of it. */
const feeOf = (left: bigint, price: (outputs: 1 | 2) => bigint): bigint | undefined => {
  if (left - price(2) >= ownDust) return price(2);
  return left >= price(1) ? left : undefined;
};

export const createDrafts = (
  name: NetworkName,
  addresses: Addresses,
): Pick<UtxoNetwork, 'draft' | 'redraft' | 'mostCost'> => {
  const sizeOf = (to: string, inputs: number, outputs: 1 | 2): bigint =>
    size(inputs, [addresses.scriptOf(to).bytes, ...(outputs === 2 ? [ownScript] : [])]);

  return {
    mostCost: (draft) => wire.draft.parse(draft).fee,
    draft: ({ to, raw, inputs }, rate) => {
      if (raw < dustOf(addresses.scriptOf(to))) return { ok: false, reason: 'below_dust' };
      const fee = feeOf(sumOf(inputs) - raw, (outputs) => rate * sizeOf(to, inputs.length, outputs));
      if (fee === undefined) return { ok: false, reason: 'too_little' };
      const spent = inputs.map((input) => ({ ...input, raw: input.raw.toString() }));
      return { ok: true, draft: { network: name, inputs: spent, fee: fee.toString() } };
    },
    redraft: (previous, { to, raw }, rate) => {
      const { inputs, fee: before } = wire.draft.parse(previous);
      const fee = feeOf(sumOf(inputs) - raw, (outputs) => {
        const bytes = sizeOf(to, inputs.length, outputs);
        // Nodes want what passing it on again costs, one for each unit of size; an eighth more makes each copy count.
        return higher(rate * bytes, higher(before + bytes, (before * 9n) / 8n + 1n));
      });
      return fee === undefined
        ? { ok: false, reason: 'too_little' }
        : { ok: true, draft: { ...previous, fee: fee.toString() } };
    },
  };
};
