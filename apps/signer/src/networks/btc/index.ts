/** Bitcoin: payments from outputs of the house's single-key addresses (BIP-84), each replaceable with a higher fee. */
import { Address, NETWORK, OutScript, p2wpkh, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { pubECDSA } from '@scure/btc-signer/utils.js';
import { z } from 'zod';
import { quantity } from '../quantity.ts';
import type { Keys, OutputsDraft, OutputsSigning, Transfer } from '../signing-network.ts';

const alphabets = {
  ...{ main: NETWORK, test: TEST_NETWORK, testnet4: TEST_NETWORK, signet: TEST_NETWORK },
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
} as const;
const names = ['main', 'test', 'testnet4', 'signet', 'regtest'] as const;

/** The maximum supply. */
const mostUnits = 2_100_000_000_000_000n;
/** Dust limit of our address type; nodes do not relay smaller outputs. */
const leastChange = 294n;
/** Signals that it can be replaced with a higher fee (BIP-125). */
const replaceable = 0xff_ff_ff_fd;

const input = z.strictObject({
  txid: z.string().regex(/^[0-9a-f]{64}$/),
  position: z.number().int().min(0).max(100_000),
  raw: quantity.refine((value) => value > 0n && value <= mostUnits),
  branch: z.union([z.literal(0), z.literal(1)]),
  index: z.number().int().min(0).max(0x7fff_ffff),
});
type Input = z.infer<typeof input>;

const shape = z.strictObject({
  network: z.enum(names),
  inputs: z.array(input).min(1).max(100),
  fee: quantity.refine((value) => value <= mostUnits),
  /** Number of pieces the change is split into, all to the house's own address. */
  pieces: z.number().int().min(2).max(4).optional(),
});

const nameOf = ({ txid, position }: Input): string => `${txid}:${position}`;

const publicOf = (keys: Keys, { branch, index }: Pick<Input, 'branch' | 'index'>): Promise<Uint8Array> =>
  keys([branch, index], (key) => pubECDSA(key));

const inPieces = (whole: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, place) => whole / BigInt(count) + (place === 0 ? whole % BigInt(count) : 0n));

const signPayment = async (
  { network, inputs, fee, pieces = 1 }: z.infer<typeof shape>,
  keys: Keys,
  { to, units }: Transfer,
): Promise<{ raw: string; txid: string }> => {
  const alphabet = alphabets[network];
  const transaction = new Transaction();
  for (const one of inputs) {
    const { script } = p2wpkh(await publicOf(keys, one), alphabet);
    const spent = { txid: one.txid, index: one.position, sequence: replaceable };
    transaction.addInput({ ...spent, witnessUtxo: { script, amount: one.raw } });
  }
  transaction.addOutput({ script: OutScript.encode(Address(alphabet).decode(to)), amount: units });
  const change = inputs.reduce((sum, { raw }) => sum + raw, 0n) - units - fee;
  if (change > 0n) {
    const { script } = p2wpkh(await publicOf(keys, { branch: 1, index: 0 }), alphabet);
    for (const amount of inPieces(change, pieces)) transaction.addOutput({ script, amount });
  }
  for (const [place, { branch, index }] of inputs.entries())
    await keys([branch, index], (key) => transaction.signIdx(key, place));
  transaction.finalize();
  return { raw: transaction.hex, txid: transaction.id };
};

const readAddress = (network: keyof typeof alphabets, text: string): string | undefined => {
  const codec = Address(alphabets[network]);
  try {
    return codec.encode(codec.decode(text));
  } catch {
    // Of another network, or invalid.
    return undefined;
  }
};

const isOf = (network: keyof typeof alphabets, to: string): boolean => readAddress(network, to) === to;

const draft = shape.transform((read, context): OutputsDraft => {
  const { inputs, fee, pieces = 1 } = read;
  const worth = new Map(inputs.map((one) => [nameOf(one), one.raw]));
  if (worth.size !== inputs.length) context.addIssue({ code: 'custom', message: 'one of them stands there twice' });
  const sum = inputs.reduce((total, { raw }) => total + raw, 0n);
  return {
    inputs: worth,
    mostCost: fee,
    isFor: (identity) => read.network === identity,
    pays: ({ to, units }) => {
      const change = sum - units - fee;
      return isOf(read.network, to) && (change === 0n ? pieces === 1 : change >= leastChange * BigInt(pieces));
    },
    sign: (keys, transfer) => signPayment(read, keys, transfer),
  };
});

export const btc: OutputsSigning = {
  kind: 'utxo',
  code: 'BTC',
  accountPath: "m/84'/0'/0'",
  assets: [{ code: 'BTC', decimals: 8, perTransaction: '0.05', perDay: '1' }],
  fee: '0.0005',
  // Default: the sandbox's local chain.
  identity: { variable: 'BTC_NETWORK', otherwise: 'regtest', shape: /^(main|test|testnet4|signet|regtest)$/ },
  destination: z.string().transform((text, context) => {
    // The draft determines which network it must be on.
    const read = names.map((name) => readAddress(name, text)).find((found) => found !== undefined);
    if (read === undefined) context.addIssue({ code: 'custom', message: 'no address' });
    return read ?? '';
  }),
  draft,
};
