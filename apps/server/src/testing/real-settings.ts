/** The environment of a house that is connected to everybody for real. */
import type { Shape } from '../platform/settings/variables.ts';
import { outsideParties } from '../providers/parties.ts';

const chosen = {
  ...{ PUBLIC_URL: 'https://casino.example', BACK_OFFICE_URL: 'https://office.casino.example' },
  ...{ MAIL_SERVER: 'smtps://ada:secret@mail.example', RATES_PROVIDER: 'kraken' },
  ...{ KYC_PROVIDER: 'sumsub', SUMSUB_APP_TOKEN: 'prd:token' },
  ...{ SUMSUB_SECRET_KEY: 'secret-of-sumsub', SUMSUB_WEBHOOK_SECRET: 'webhook-of-sumsub' },
  ...{ ETH_RPC_URL: 'https://node.example/v1/key', ETH_CHAIN_ID: '1' },
  ...{ BTC_RPC_URL: 'http://user:password@node.example:8332/', BTC_NETWORK: 'main' },
  ...{ LTC_RPC_URL: 'http://user:password@node.example:9332/', LTC_NETWORK: 'main' },
  ...{ DOG_RPC_URL: 'http://user:password@node.example:22555/', DOG_NETWORK: 'main' },
};

export const secretSetting = 'a-key-of-many-characters';

const exampleOf = (variable: object | undefined): string | undefined =>
  variable !== undefined && 'shape' in variable ? (variable.shape as Shape<unknown>).example : undefined;

/** What the gateways ask for: an address or a key. */
const ofGateways = outsideParties.flatMap(({ check, variables }) => {
  const checked = check({});
  const missing = checked.ok && checked.isSimulated ? checked.missing : [];
  return missing.map((name) => {
    const word = /(URL|PAGES|STREAM)$/.test(name) ? 'https://api.gateway.example' : secretSetting;
    return [name, exampleOf(variables[name]) ?? word] as const;
  });
});

export const realSettings: Readonly<Record<string, string>> = { ...Object.fromEntries(ofGateways), ...chosen };

const ofTheBank = ofGateways.filter(([name]) => name.startsWith('BANK_'));

/** Of whoever takes coins alone. */
export const settingsWithoutGateways: Readonly<Record<string, string>> = {
  ...chosen,
  ...Object.fromEntries(ofTheBank),
  ...{ GATEWAYS: 'none', ONRAMPS: 'none', STUDIOS: 'none' },
};
