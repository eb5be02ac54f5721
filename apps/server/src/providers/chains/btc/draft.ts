/** Fee and change of a payment: sizes, dust limits, and the fee of a replacement. */
import type { OutputPayment, UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { Addresses, NetworkName } from './addresses.ts';
import * as wire from './wire.ts';

/**
 * In weight units: a transaction without inputs and outputs, one of our inputs with its signature, overhead per output, and per script
 * byte.
 */
const quarters = { whole: 42, input: 272, outputBeside: 36, ofByte: 4 } as const;
/** Script of our own addresses: a version, a length, and twenty bytes. */
const ownScript = 22;

const size = (inputs: number, scripts: readonly number[]): bigint => {
  const outputs = scripts.reduce((sum, bytes) => sum + quarters.outputBeside + quarters.ofByte * bytes, 0);
  return BigInt(Math.ceil((quarters.whole + quarters.input * inputs + outputs) / 4));
};

/** One input, receiver and change. */
export const plainSize = size(1, [ownScript, ownScript]);

/** Three per byte of the output and of spending it: nodes do not relay smaller outputs. */
const dustOf = ({ bytes, isWitness }: ReturnType<Addresses['scriptOf']>): bigint =>
  BigInt(3 * (9 + bytes + (isWitness ? 67 : 148)));
const ownDust = dustOf({ bytes: ownScript, isWitness: true });

const sumOf = (inputs: readonly { readonly raw: bigint }[]): bigint => inputs.reduce((sum, { raw }) => sum + raw, 0n);

const higher = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** By number of outputs, receiver included. */
type Price = (outputs: number) => bigint;

/** The fee from what is left after the receiver: without the change if that would be dust. */
const feeOf = (left: bigint, price: Price): bigint | undefined => {
  if (left - price(2) >= ownDust) return price(2);
  return left >= price(1) ? left : undefined;
};

/** A smaller piece is not worth an additional output; neither is one that could not pay for two payments like this. */
const leastPiece = 100_000n;

/** Splits the change into pieces, and returns the fee for that. */
const share = (left: bigint, { raw, pieces: most = 1 }: Pick<OutputPayment, 'raw' | 'pieces'>, price: Price) => {
  const least = higher(leastPiece, 2n * raw);
  for (let pieces = most; pieces > 1; pieces -= 1)
    if (left - price(1 + pieces) >= BigInt(pieces) * least) return { fee: price(1 + pieces).toString(), pieces };
  return { fee: feeOf(left, price)?.toString() };
};

export const createDrafts = (
  name: NetworkName,
  addresses: Addresses,
): Pick<UtxoNetwork, 'draft' | 'bumpFee' | 'mostCost' | 'inputCost'> => {
  const sizeOf = (to: string, inputs: number, outputs: number): bigint =>
    size(inputs, [addresses.scriptOf(to).bytes, ...Array.from({ length: outputs - 1 }, () => ownScript)]);

  return {
    inputCost: (rate) => rate * BigInt(quarters.input / 4),
    mostCost: (draft) => wire.draft.parse(draft).fee,
    draft: ({ to, raw, inputs, pieces }, rate) => {
      if (raw < dustOf(addresses.scriptOf(to))) return { ok: false, reason: 'below_dust' };
      const wanted = { raw, ...(pieces === undefined ? {} : { pieces }) };
      const { fee, ...shared } = share(
        sumOf(inputs) - raw,
        wanted,
        (outputs) => rate * sizeOf(to, inputs.length, outputs),
      );
      if (fee === undefined) return { ok: false, reason: 'too_little' };
      const spent = inputs.map((input) => ({ ...input, raw: input.raw.toString() }));
      return { ok: true, draft: { network: name, inputs: spent, fee, ...shared } };
    },
    bumpFee: (previous, { to, raw }, rate) => {
      const { inputs, fee: before, pieces } = wire.draft.parse(previous);
      const wanted = { raw, ...(pieces === undefined ? {} : { pieces }) };
      const { fee, ...shared } = share(sumOf(inputs) - raw, wanted, (outputs) => {
        const bytes = sizeOf(to, inputs.length, outputs);
        // Nodes require the relay cost per unit of size; an eighth more makes each copy effective.
        return higher(rate * bytes, higher(before + bytes, (before * 9n) / 8n + 1n));
      });
      const { pieces: _before, ...kept } = previous;
      return fee === undefined ? { ok: false, reason: 'too_little' } : { ok: true, draft: { ...kept, fee, ...shared } };
    },
  };
};
