/** Fee and change of a payment: sizes, dust limits, and the fee of a replacement. */
import type { OutputPayment, UtxoNetwork } from '../../../modules/payments/chains/ports.ts';
import type { Addresses } from './addresses.ts';
import type { UtxoCoin } from './coin.ts';
import * as wire from './wire.ts';

/** In weight units: overhead per output, and per script byte. */
const quarters = { outputBeside: 36, ofByte: 4 } as const;

/**
 * In weight units: a transaction without inputs and outputs, and one of our inputs with its signature; in bytes, the script of our own
 * addresses. Without witnesses every byte counts four times.
 */
const ofSegwit = { whole: 42, input: 272, ownScript: 22 } as const;
const ofLegacy = { whole: 40, input: 592, ownScript: 25 } as const;
const weightsOf = ({ isSegwit }: UtxoCoin) => (isSegwit ? ofSegwit : ofLegacy);

const size = (coin: UtxoCoin, inputs: number, scripts: readonly number[]): bigint => {
  const { whole, input } = weightsOf(coin);
  const outputs = scripts.reduce((sum, bytes) => sum + quarters.outputBeside + quarters.ofByte * bytes, 0);
  return BigInt(Math.ceil((whole + input * inputs + outputs) / 4));
};

/** One input, receiver and change. */
export const plainSize = (coin: UtxoCoin): bigint => {
  const { ownScript } = weightsOf(coin);
  return size(coin, 1, [ownScript, ownScript]);
};

const sumOf = (inputs: readonly { readonly raw: bigint }[]): bigint => inputs.reduce((sum, { raw }) => sum + raw, 0n);

const higher = (left: bigint, right: bigint): bigint => (left > right ? left : right);

/** By number of outputs, receiver included. */
type Price = (outputs: number) => bigint;

/** The fee from what is left after the receiver: without the change if that would be dust. */
const feeOf = (left: bigint, price: Price, ownDust: bigint): bigint | undefined => {
  if (left - price(2) >= ownDust) return price(2);
  return left >= price(1) ? left : undefined;
};

/** Splits the change into pieces, and returns the fee for that. A piece has to be able to pay for two payments like this. */
const share = (
  coin: UtxoCoin,
  left: bigint,
  { raw, pieces: most = 1 }: Pick<OutputPayment, 'raw' | 'pieces'>,
  price: Price,
) => {
  const least = higher(coin.leastPiece, 2n * raw);
  for (let pieces = most; pieces > 1; pieces -= 1)
    if (left - price(1 + pieces) >= BigInt(pieces) * least) return { fee: price(1 + pieces).toString(), pieces };
  const ownDust = coin.dust({ bytes: weightsOf(coin).ownScript, isWitness: coin.isSegwit });
  return { fee: feeOf(left, price, ownDust)?.toString() };
};

export const createDrafts = (
  coin: UtxoCoin,
  name: string,
  addresses: Addresses,
): Pick<UtxoNetwork, 'draft' | 'bumpFee' | 'mostCost' | 'inputCost'> => {
  const sizeOf = (to: string, inputs: number, outputs: number): bigint =>
    size(coin, inputs, [
      addresses.scriptOf(to).bytes,
      ...Array.from({ length: outputs - 1 }, () => weightsOf(coin).ownScript),
    ]);

  return {
    inputCost: (rate) => rate * BigInt(weightsOf(coin).input / 4),
    mostCost: (draft) => wire.draft.parse(draft).fee,
    draft: ({ to, raw, inputs, pieces }, rate) => {
      if (raw < coin.dust(addresses.scriptOf(to))) return { ok: false, reason: 'below_dust' };
      const wanted = { raw, ...(pieces === undefined ? {} : { pieces }) };
      const { fee, ...shared } = share(
        coin,
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
      const { fee, ...shared } = share(coin, sumOf(inputs) - raw, wanted, (outputs) => {
        const bytes = sizeOf(to, inputs.length, outputs);
        // Nodes require the relay cost per unit of size; an eighth more makes each copy effective.
        return higher(rate * bytes, higher(before + coin.replacementRate * bytes, (before * 9n) / 8n + 1n));
      });
      const { pieces: _before, ...kept } = previous;
      return fee === undefined ? { ok: false, reason: 'too_little' } : { ok: true, draft: { ...kept, fee, ...shared } };
    },
  };
};
