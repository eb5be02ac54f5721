/** Payments from outputs of the house's single-key addresses, each replaceable with a higher fee, for any UTXO network. */
import { Address, OutScript, p2pkh, p2wpkh, Transaction } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import { z } from 'zod';
import { quantity } from '../quantity.ts';
import type { Keys, OutputsDraft, OutputsSigning, SigningAsset, Transfer } from '../signing-network.ts';
import { namesOf, type Alphabet, type SignedCoin } from './coin.ts';
import { previousOutputs, type Previous } from './previous.ts';

/** Signals that it can be replaced with a higher fee (BIP-125). */
const replaceable = 0xff_ff_ff_fd;

const inputOf = (most: bigint) =>
  z.strictObject({
    txid: z.string().regex(/^[0-9a-f]{64}$/),
    position: z.number().int().min(0).max(100_000),
    raw: quantity.refine((value) => value > 0n && value <= most),
    branch: z.union([z.literal(0), z.literal(1)]),
    index: z.number().int().min(0).max(0x7fff_ffff),
  });
type Input = z.infer<ReturnType<typeof inputOf>>;

const shapeOf = (coin: SignedCoin) =>
  z.strictObject({
    network: z.enum(namesOf(coin)),
    inputs: z.array(inputOf(coin.mostUnits)).min(1).max(coin.mostInputs),
    fee: quantity.refine((value) => value <= coin.mostUnits),
    /** Number of pieces the change is split into, all to the house's own address. */
    pieces: z.number().int().min(2).max(4).optional(),
    /** The whole transactions of the inputs, where a signature does not cover what they are worth; elsewhere there are none. */
    previous: z
      .array(z.string().max(200_000))
      .min(1)
      .max(coin.isSegwit ? 0 : coin.mostInputs)
      .optional(),
  });
interface Shape {
  readonly network: string;
  readonly inputs: readonly Input[];
  readonly fee: bigint;
  readonly pieces?: number | undefined;
  readonly previous?: readonly string[] | undefined;
}

const nameOf = ({ txid, position }: Input): string => `${txid}:${position}`;

const publicOf = (keys: Keys, { branch, index }: Pick<Input, 'branch' | 'index'>): Promise<Uint8Array> =>
  keys([branch, index], (key) => pubECDSA(key));

const inPieces = (whole: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, place) => whole / BigInt(count) + (place === 0 ? whole % BigInt(count) : 0n));

const alphabetOf = ({ alphabets }: SignedCoin, network: string): Alphabet => {
  const alphabet = alphabets[network];
  if (alphabet === undefined) throw new Error('No such network');
  return alphabet;
};

/** What is spent, with its value: in the witness's digest, or in the transaction that has it as an output. */
const spentOf = ({ isSegwit }: SignedCoin, script: Uint8Array, { txid, raw }: Input, previous: Previous) => {
  if (isSegwit) return { witnessUtxo: { script, amount: raw } };
  const bytes = previous.bytesOf(txid);
  if (bytes === undefined) throw new Error('A transaction that it spends from is missing');
  return { nonWitnessUtxo: bytes };
};

const signPayment = async (
  coin: SignedCoin,
  { network, inputs, fee, pieces = 1, previous = [] }: Shape,
  keys: Keys,
  { to, units }: Transfer,
): Promise<{ raw: string; txid: string }> => {
  const alphabet = alphabetOf(coin, network);
  const payTo = coin.isSegwit ? p2wpkh : p2pkh;
  const transaction = new Transaction();
  const before = previousOutputs(previous);
  for (const one of inputs) {
    const { script } = payTo(await publicOf(keys, one), alphabet);
    const place = { txid: one.txid, index: one.position, sequence: replaceable };
    transaction.addInput({ ...place, ...spentOf(coin, script, one, before) });
  }
  transaction.addOutput({ script: OutScript.encode(Address(alphabet).decode(to)), amount: units });
  const change = inputs.reduce((sum, { raw }) => sum + raw, 0n) - units - fee;
  if (change > 0n) {
    const { script } = payTo(await publicOf(keys, { branch: 1, index: 0 }), alphabet);
    for (const amount of inPieces(change, pieces)) transaction.addOutput({ script, amount });
  }
  for (const [place, { branch, index }] of inputs.entries())
    await keys([branch, index], (key) => transaction.signIdx(key, place));
  transaction.finalize();
  return { raw: transaction.hex, txid: transaction.id };
};

const legacyTypes = ['pkh', 'sh'];

const readAddress = (coin: SignedCoin, network: string, text: string): string | undefined => {
  const codec = Address(alphabetOf(coin, network));
  try {
    const decoded = codec.decode(text);
    return coin.isSegwit || legacyTypes.includes(decoded.type) ? codec.encode(decoded) : undefined;
  } catch {
    // Of another network, or invalid.
    return undefined;
  }
};

const draftOf = (coin: SignedCoin): z.ZodType<OutputsDraft> =>
  shapeOf(coin).transform((found, context): OutputsDraft => {
    const read: Shape = found;
    const { network, inputs, fee, pieces = 1, previous = [] } = read;
    const issue = (message: string): void => {
      context.addIssue({ code: 'custom', message });
    };
    const worth = new Map(inputs.map((one) => [nameOf(one), one.raw]));
    if (worth.size !== inputs.length) issue('one of them stands there twice');
    const before = previousOutputs(previous);
    // The claimed value could be anything: only the transaction itself, found by its hash, tells.
    if (!coin.isSegwit && inputs.some((one) => before.worthOf(one) !== one.raw)) issue('worth something else');
    const sum = inputs.reduce((total, { raw }) => total + raw, 0n);
    return {
      inputs: worth,
      mostCost: fee,
      isFor: (identity) => network === identity,
      pays: ({ to, units }) => {
        const change = sum - units - fee;
        const isChange = change === 0n ? pieces === 1 : change >= coin.leastChange * BigInt(pieces);
        return readAddress(coin, network, to) === to && isChange;
      },
      sign: (keys, transfer) => signPayment(coin, read, keys, transfer),
    };
  });

export const signUtxo = (
  coin: SignedCoin,
  caps: Omit<SigningAsset, 'code' | 'decimals'> & { fee: string },
): OutputsSigning => {
  const { code, accountPath, simulatedAs } = coin;
  const names = namesOf(coin);
  const { fee, ...limits } = caps;
  return {
    ...{ kind: 'utxo', code, accountPath, fee, draft: draftOf(coin) },
    assets: [{ code, decimals: 8, ...limits }],
    // Default: the sandbox's local chain.
    identity: { variable: `${code}_NETWORK`, otherwise: simulatedAs, shape: new RegExp(`^(${names.join('|')})$`) },
    destination: z.string().transform((text, context) => {
      // The draft determines which network it must be on.
      const read = names.map((name) => readAddress(coin, name, text)).find((found) => found !== undefined);
      if (read === undefined) context.addIssue({ code: 'custom', message: 'no address' });
      return read ?? '';
    }),
  };
};
