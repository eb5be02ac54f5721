/** The signer's environment. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { networks } from './networks/registry.ts';
import type { SigningAsset, SigningNetwork } from './networks/signing-network.ts';
import type { Policy } from './policy.ts';

export interface SignerSettings {
  readonly port: number;
  /** Absolute or relative to the working directory. */
  readonly dataDir: string;
  /** 32 bytes. */
  readonly secretsKey: Buffer;
  /** Previous keys, newest first. */
  readonly olderKeys: readonly Buffer[];
  readonly policy: Policy;
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: SignerSettings }
  | { readonly ok: false; readonly message: string };

/** In wholes with up to six decimals; returns smallest units. */
const amount = (name: string, { code, decimals }: SigningAsset, fallback: string) =>
  z
    .string()
    .default(fallback)
    .refine((text) => /^\d{1,6}(\.\d{1,6})?$/.test(text), `${name} must be an amount of ${code} such as 0.5.`)
    .transform((text) => {
      const [whole = '0', fraction = ''] = text.split('.');
      return (BigInt(whole + fraction.padEnd(6, '0')) * 10n ** BigInt(decimals)) / 1_000_000n;
    });

/** The environment variables of an asset's caps and its network's. */
const capsOf = ({ code }: SigningAsset) => ({
  perTransaction: `SIGNER_${code}_PER_TRANSACTION`,
  perDay: `SIGNER_${code}_PER_DAY`,
  drainPerDay: `SIGNER_${code}_DRAIN_PER_DAY`,
});
const coldOf = ({ code }: SigningNetwork): string => `SIGNER_${code}_COLD`;
const feeOf = ({ code }: SigningNetwork): string => `SIGNER_${code}_FEE`;

/** The house's cold addresses, separated by commas; returns their normal form. */
const addresses = (name: string, { destination }: SigningNetwork) =>
  z
    .string()
    .default('')
    .transform((text, context): ReadonlySet<string> => {
      const listed = text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
      const read = listed.map((one) => destination.safeParse(one).data);
      if (read.includes(undefined)) context.addIssue({ code: 'custom', message: `${name} has an invalid address.` });
      return new Set(read.filter((one) => one !== undefined));
    });

const shapesOf = (network: SigningNetwork): Record<string, z.ZodType> => {
  const { identity, assets, fee } = network;
  const [own] = assets;
  const caps = assets.flatMap((asset) => {
    const { perTransaction, perDay, drainPerDay } = capsOf(asset);
    return [
      [perTransaction, amount(perTransaction, asset, asset.perTransaction)],
      [perDay, amount(perDay, asset, asset.perDay)],
      [drainPerDay, amount(drainPerDay, asset, asset.perDay)],
    ] as const;
  });
  return {
    [identity.variable]: z
      .string()
      .default(identity.otherwise)
      .refine((text) => identity.shape.test(text), `${identity.variable} must be like ${identity.otherwise}.`),
    ...Object.fromEntries(caps),
    [feeOf(network)]: amount(feeOf(network), own, fee),
    [coldOf(network)]: addresses(coldOf(network), network),
  };
};

const environment = z.object({
  SIGNER_PORT: z.coerce.number('SIGNER_PORT must be a port.').int().min(0).max(65_535),
  DATA_DIR: z.string('DATA_DIR is missing.').min(1),
  SECRETS_KEY: z
    .string('SECRETS_KEY is missing.')
    .min(32, 'SECRETS_KEY is too short: it needs at least 32 characters.'),
  SECRETS_KEY_OLD: z.string().default(''),
});

const outside: z.ZodType<Record<string, unknown>> = z.object(Object.assign({}, ...networks.map(shapesOf)));

/** Networks and default caps, for the README. */
export const limitRows = networks.flatMap((network) => {
  const { identity, assets, fee } = network;
  const rows = assets.flatMap((asset) => {
    const { perTransaction, perDay, drainPerDay } = capsOf(asset);
    return [
      { name: perTransaction, shown: asset.perTransaction, meaning: `${asset.code} that the signer lets go at once` },
      { name: perDay, shown: asset.perDay, meaning: `${asset.code} that it lets go in a UTC day` },
      {
        name: drainPerDay,
        shown: asset.perDay,
        meaning: `${asset.code} that it lets go to cold addresses in a UTC day`,
      },
    ];
  });
  return [
    { name: identity.variable, shown: identity.otherwise, meaning: `which network ${network.code} is signed for` },
    ...rows,
    { name: feeOf(network), shown: fee, meaning: `${network.code} that one transaction may cost` },
    {
      name: coldOf(network),
      shown: '',
      meaning: `cold addresses on ${network.code}, by commas: a drain goes to no other`,
    },
  ];
});

/** For the documentation. */
export const environmentNames = [...Object.keys(environment.shape), ...limitRows.map(({ name }) => name)];

const policyOf = (values: Readonly<Record<string, unknown>>): Policy => ({
  assets: Object.fromEntries(
    networks
      .flatMap(({ assets }) => assets)
      .map((asset) => {
        const { perTransaction, perDay, drainPerDay } = capsOf(asset);
        const of = (name: string) => values[name] as bigint;
        return [asset.code, { perTransaction: of(perTransaction), perDay: of(perDay), drainPerDay: of(drainPerDay) }];
      }),
  ),
  networks: Object.fromEntries(
    networks.map((network) => [
      network.code,
      {
        identity: values[network.identity.variable] as string,
        feePerTransaction: values[feeOf(network)] as bigint,
        cold: values[coldOf(network)] as ReadonlySet<string>,
      },
    ]),
  ),
});

/** Hexadecimal keys are used as bytes, other texts are hashed, as in the server. */
const keyBytes = (text: string): Buffer =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

export const readSettings = (env: Readonly<Record<string, string | undefined>>): SettingsResult => {
  const read = environment.safeParse(env);
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? 'The environment is not valid.' };
  const limits = outside.safeParse(env);
  if (!limits.success) return { ok: false, message: limits.error.issues[0]?.message ?? 'The limits are not valid.' };
  const { SIGNER_PORT, DATA_DIR, SECRETS_KEY, SECRETS_KEY_OLD } = read.data;
  const older = SECRETS_KEY_OLD.split(',').map((text) => text.trim());
  // A short one is a placeholder for a removed key, which the server refuses too.
  const olderKeys = older.filter((text) => text.length >= 32).map(keyBytes);
  const keys = { secretsKey: keyBytes(SECRETS_KEY), olderKeys };
  return { ok: true, settings: { port: SIGNER_PORT, dataDir: DATA_DIR, ...keys, policy: policyOf(limits.data) } };
};
