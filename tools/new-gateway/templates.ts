/** Files of a new gateway: complete with the suite it passes, so that development starts from green. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { presentations, type Presentation } from '@carmine/contract/checkout';
import { methodKinds, payoutTargets, type MethodKind, type PayoutTarget } from '@carmine/contract/payment-methods';

/** How it speaks: JSON in minor units, signed in a header; or forms in units, with a digest over their sorted fields. */
export const dialects = ['hmac', 'digest'] as const;
export type Dialect = (typeof dialects)[number];
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
  readonly act?: string;
}

const policy = (origins: string): string => `  contentPolicy: ({ {{code}}_PAGES: pages }) => ({ ${origins} }),\n`;

/** A widget's token, and an address's reference, are the payment's id in the sandbox. */
const actByName = (field: string): string =>
  `act: (shown, outcome) =>
        world.act('${field}' in shown ? \`\${world.url}/{{path}}/checkout/\${shown.${field} ?? ''}\` : shown, outcome)`;

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
    act: actByName('initializationToken'),
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
    act: actByName('reference'),
  },
};

/** The file that it has for its payouts alone, on either side. */
const ofPayouts = /^payout/;

/** Notification of a paid payout, in the dialect's format. */
const payoutNotice: Readonly<Record<Dialect, string>> = {
  hmac: `    payout: (event, payout) => JSON.stringify({ event, payout: payout.merchantReference, state: 'paid' }),\n`,
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
        payoutNotice: payoutNotice[dialect],
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
  const { checkout, declared = '', simulated = '', act = 'act: world.act' } = shown[presentation];
  return {
    ...{ path: word, name, presentation, kind, checkout, act, simulated, ...payoutSpellings(gateway) },
    shown: `  presentation: '${presentation}',\n${declared}`,
    code: word.toUpperCase().replaceAll('-', '_'),
    quoted: name.replace(/'/g, "\\'"),
    // What it calls a payment.
    id: dialect === 'hmac' ? 'id' : 'payment',
  };
};

export const gatewayFiles = (gateway: NewGateway): GatewayFile[] => {
  const spelled = spellings(gateway);
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (_found, key: string) => spelled[key] ?? '');
  return Object.entries(homes).flatMap(([side, home]) => {
    const folder = path.join(import.meta.dirname, 'files', gateway.dialect, side);
    const names = readdirSync(folder).filter((name) => gateway.payoutsTo !== undefined || !ofPayouts.test(name));
    return names.map((name) => ({
      file: `${home}/${gateway.path}/${name.replace(/\.txt$/, '').replace(/^suite/, gateway.path)}`,
      // Twice: what is filled in names the gateway itself.
      text: fill(fill(readFileSync(path.join(folder, name), 'utf8'))),
    }));
  });
};
