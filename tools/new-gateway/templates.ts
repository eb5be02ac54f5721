/** Files of a new gateway: complete with the suite it passes, so that development starts from green. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { presentations, type Presentation } from '@carmine/contract/payments/checkout';
import {
  methodKinds,
  payoutTargets,
  type MethodKind,
  type PayoutTarget,
} from '@carmine/contract/payments/payment-methods';

/**
 * How it speaks. Its own protocol: JSON in minor units, signed in a header, by a shared key or as a JWS; or forms in units, with a digest
 * over their sorted fields. Ours: a profile of the hosted checkout in one of its dialects.
 */
const ownDialects = ['hmac', 'digest', 'jws'] as const;
const hostedDialects = { 'signed-header': 'redirect', 'sorted-fields': 'form' } as const;
export const dialects = [...ownDialects, 'signed-header', 'sorted-fields'] as const;
export type Dialect = (typeof dialects)[number];
type OwnDialect = (typeof ownDialects)[number];
const isHosted = (dialect: Dialect): dialect is keyof typeof hostedDialects => dialect in hostedDialects;
/** A folder of files per protocol; later ones replace those of the same name. */
const foldersOf = (dialect: Dialect): readonly string[] => {
  if (isHosted(dialect)) return ['profile'];
  return dialect === 'jws' ? ['own', 'hmac', 'jws'] : ['own', dialect];
};
/** How a dialect is paid that leaves no choice. */
export const presentationOf = (dialect: Dialect | undefined): Presentation | undefined =>
  dialect !== undefined && isHosted(dialect) ? hostedDialects[dialect] : undefined;
/** Where one can pay to by a call. */
export const payoutsTo = payoutTargets.filter((target) => target !== 'bank');
type PayoutsTo = Exclude<PayoutTarget, 'bank'>;
export { methodKinds, presentations };

export interface NewGateway {
  /** The word in its addresses, and the name of its folders. */
  readonly path: string;
  /** Display name. */
  readonly name: string;
  readonly dialect: Dialect;
  readonly presentation: Presentation;
  readonly kind: MethodKind;
  /** Undefined without payouts. */
  readonly payoutsTo: PayoutsTo | undefined;
}

interface GatewayFile {
  readonly file: string;
  readonly text: string;
}

export const adapters = 'apps/server/src/providers/payments';
export const sandboxes = 'apps/sandbox/src';

const homes = { adapter: adapters, sandbox: sandboxes } as const;

interface Shown {
  /** Its document with the checkout. */
  readonly checkout: string;
  /** Additional fields of its declaration. */
  readonly declared?: string;
  /** Additional fields in the sandbox. */
  readonly simulated?: string;
  /** Where a test acts that has been shown it. */
  readonly pageOf?: string;
}

const policy = (origins: string): string => `  contentPolicy: ({ {{code}}_PAGES: pages }) => ({ ${origins} }),\n`;

/** A widget's token, and an address's reference, are the payment's id in the sandbox. */
const pageByName = (field: string): string =>
  `  pageOf: (url, shown) => ('${field}' in shown ? \`\${url}/{{path}}/checkout/\${shown.${field} ?? ''}\` : shown),\n`;

const shown: Readonly<Record<Presentation, Shown>> = {
  redirect: { checkout: `{ presentation: 'redirect', redirectUrl: document.page }` },
  form: {
    checkout: `{ presentation: 'form', formUrl: document.page, formFields: { order: document.order } }`,
    declared: policy('forms: [pages]'),
  },
  widget: {
    checkout: `{ presentation: 'widget', initializationToken: document.{{id}} }`,
    declared: `${policy('scripts: [pages], connects: [pages]')}  widget: ({ {{code}}_PAGES: pages }) => ({
    scriptUrl: \`\${pages}/{{path}}/widget.js\`,
    start: '({ token, container, tell }) => payWidget({ token, container, onEnd: tell })',
  }),\n`,
    pageOf: pageByName('initializationToken'),
  },
  qr: { checkout: `{ presentation: 'qr', qr: document.page, redirectUrl: document.page }` },
  frame: {
    checkout: `{
  presentation: 'frame',
  frameUrl: document.page,
  frameRights: ['allow-scripts', 'allow-forms'],
  frameLoads: 1,
}`,
    declared: policy('frames: [pages]'),
    simulated: '  isFramed: true,\n',
  },
  address: {
    checkout: `{ presentation: 'address', address: 'MT00 0000 0000', reference: document.{{id}} }`,
    pageOf: pageByName('reference'),
  },
};

/** Its proof stands in the form itself, not in headers. */
const unsigned = `  unsign: ({ rawBody, ...notice }) => ({
    ...notice,
    rawBody: Buffer.from(rawBody.toString('utf8').replace(/&digest=\\w+/, '')),
  }),\n`;

/** The file that it has for its payouts alone, on either side. */
const ofPayouts = /^payout/;

/** Notification of a paid payout, in the dialect's format. */
const jsonNotice = `    payout: (event, payout) => JSON.stringify({ event, payout: payout.merchantReference, state: 'paid' }),\n`;
const payoutNotice: Readonly<Record<OwnDialect, string>> = {
  ...{ hmac: jsonNotice, jws: jsonNotice },
  digest: `    payout: (event, payout) =>
      new URLSearchParams({ event, payout: payout.merchantReference, state: 'paid' }).toString(),\n`,
};

/** Empty without payouts, except for what is registered anyway. */
const payoutSpellings = ({ dialect, payoutsTo: target }: NewGateway): Readonly<Record<string, string>> =>
  target === undefined
    ? { registerApi: '  registerApi,\n' }
    : {
        payoutTargets: `'${target}'`,
        payouts: '      payouts: createPayouts(connection),\n',
        payoutsImport: "import { createPayouts } from './payouts.ts';\n",
        payoutApiImport: "import { registerPayouts } from './payout-api.ts';\n",
        payoutWhere: target === 'e-wallet' ? 'to the account that paid' : 'back to what paid',
        payoutTo: target === 'e-wallet' ? 'account' : 'payment',
        payoutKept: target === 'e-wallet' ? ", to: 'account'" : '',
        payoutNotice: isHosted(dialect) ? '' : payoutNotice[dialect],
        payoutSuite: '  refusedPayout: 1_013n,\n  notifiesPayouts: true,\n',
        registerApi: `  registerApi: (app, desk) => {
    registerApi(app, desk);
    registerPayouts(app, desk);
  },
  notifiesPayouts: true,\n`,
      };

/** `lantern-pay` is `LANTERN_PAY` in lists and variables. */
const spellings = (gateway: NewGateway): Readonly<Record<string, string>> => {
  const { path: word, name, dialect, presentation, kind } = gateway;
  const { checkout, declared = '', simulated = '', pageOf = '' } = shown[presentation];
  return {
    ...{ path: word, name, dialect, presentation, kind, checkout, pageOf, simulated, ...payoutSpellings(gateway) },
    returns: gateway.payoutsTo === undefined ? 'nothing' : 'refunds and withdrawals',
    returnsAny: String(gateway.payoutsTo !== undefined),
    shown: `  presentation: '${presentation}',\n${declared}`,
    code: word.toUpperCase().replaceAll('-', '_'),
    quoted: name.replace(/'/g, "\\'"),
    // What it calls a payment.
    id: dialect === 'digest' ? 'payment' : 'id',
    unsigned: dialect === 'digest' ? unsigned : '',
  };
};

/** Its name without what makes it a template. */
const placeOf = (name: string, { path: word }: NewGateway): string =>
  name
    .replace(/\.txt$/, '')
    .replace(/^suite/, word)
    .replace(/^subject/, 'testing/subject');

export const gatewayFiles = (gateway: NewGateway): GatewayFile[] => {
  const spelled = spellings(gateway);
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_found, key: string) => spelled[key] ?? '');
  return Object.entries(homes).flatMap(([side, home]) => {
    const sources = new Map<string, string>();
    for (const name of foldersOf(gateway.dialect)) {
      const folder = path.join(import.meta.dirname, 'files', name, side);
      for (const file of existsSync(folder) ? readdirSync(folder) : []) sources.set(file, path.join(folder, file));
    }
    const wanted = [...sources].filter(([name]) => gateway.payoutsTo !== undefined || !ofPayouts.test(name));
    return wanted.map(([name, source]) => ({
      file: `${home}/${gateway.path}/${placeOf(name, gateway)}`,
      // Twice: what is filled in names the gateway itself.
      text: fill(fill(readFileSync(source, 'utf8'))),
    }));
  });
};
