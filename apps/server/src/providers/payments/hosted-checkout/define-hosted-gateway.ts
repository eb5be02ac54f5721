/** A gateway of the hosted-checkout protocol from its profile. */
import { detailsOf } from '@carmine/contract/account/required-details';
import { leastPaymentEurCents } from '@carmine/contract/settings';
import type { DepositGateway } from '../../../modules/payments/ports.ts';
import { httpsOrigin, needed, secret, secrets, word, type Variables } from '../../../platform/settings/variables.ts';
import type { PartOfSandbox } from '../../adapter.ts';
import { assembleGateway, type Gateway } from '../define-gateway.ts';
import { depositsByCall, depositsByForm } from './deposits.ts';
import { dialects } from './dialects.ts';
import { createPayouts } from './payouts.ts';
import type { HostedProfile, Returns } from './profile.ts';
import type { Connection, Dialect } from './protocol.ts';

/** By which sandbox and server know each other; a real gateway assigns a number. */
const sandboxMerchant = 'carmine-test';

const variablesOf = ({ code }: HostedProfile): Variables => ({
  [`${code}_URL`]: needed(httpsOrigin, `where the hosted checkout of ${code} answers calls`),
  [`${code}_PAGES`]: needed(httpsOrigin, 'the origin of its payment pages: players are sent to no other'),
  [`${code}_MERCHANT`]: needed(word, 'your number there, part of every order'),
  [`${code}_API_KEY`]: needed(secret, 'the key of the merchant account: every order and query is signed with it'),
  [`${code}_WEBHOOK_KEYS`]: needed(secrets, 'the keys of its notifications, several while one takes the other’s place'),
});

const simulatedBy =
  ({ code }: HostedProfile) =>
  ({ url, publicUrl, key }: PartOfSandbox): Record<string, unknown> => ({
    ...{ [`${code}_URL`]: url, [`${code}_PAGES`]: new URL(publicUrl).origin, [`${code}_MERCHANT`]: sandboxMerchant },
    ...{ [`${code}_API_KEY`]: key('api'), [`${code}_WEBHOOK_KEYS`]: [key('webhook')] },
  });

type Account = Pick<Connection, 'merchant' | 'apiKey' | 'noticeKeys' | 'pageOrigin'> & { readonly url: string };

/** Validated as declared above, under names that contain the gateway's code. */
const accountOf = ({ code }: HostedProfile, values: Readonly<Record<string, unknown>>): Account => ({
  url: values[`${code}_URL`] as string,
  pageOrigin: values[`${code}_PAGES`] as string,
  merchant: values[`${code}_MERCHANT`] as string,
  apiKey: values[`${code}_API_KEY`] as string,
  noticeKeys: values[`${code}_WEBHOOK_KEYS`] as readonly string[],
});

const targetsOf = {
  nothing: { payoutTargets: [] },
  refunds: { payoutTargets: [], refundTarget: 'back to the deposit' },
  'refunds and withdrawals': { payoutTargets: ['back to the deposit'] },
} as const satisfies Record<Returns, Pick<Gateway, 'payoutTargets' | 'refundTarget'>>;

type Calls = Pick<DepositGateway, 'placeDeposit' | 'queryDeposit' | 'listTransactions' | 'readNotice' | 'payouts'>;

const callsOf = (dialect: Dialect, connection: Connection, returns: Returns): Calls => {
  const { pageOrigin } = connection;
  const spoken = dialect.presentation === 'form' ? dialect.open(connection) : dialect.open(connection);
  const deposits = 'formOf' in spoken ? depositsByForm(spoken, pageOrigin) : depositsByCall(spoken, pageOrigin);
  const { readNotice, listTransactions } = spoken;
  return {
    ...deposits,
    listTransactions,
    readNotice,
    ...(returns === 'nothing' ? {} : { payouts: createPayouts(spoken) }),
  };
};

export interface HostedGateway extends Gateway {
  readonly profile: HostedProfile;
}

export const isHosted = (gateway: Gateway): gateway is HostedGateway => 'profile' in gateway;

/** Cards alone, on the gateway's own page. */
export const defineHostedGateway = (profile: HostedProfile): HostedGateway => {
  const { code, path, name, rank, base, currencies, countries = {}, maximumEurCents = 1_000_000n, returns } = profile;
  const dialect = dialects[profile.dialect];
  const gateway = assembleGateway({
    ...{ code, path, name, kind: 'card', presentation: dialect.presentation, ...targetsOf[returns] },
    ...(rank === undefined ? {} : { rank }),
    requiredDetails: [...detailsOf.home, ...detailsOf.phone, 'dateOfBirth'],
    rules: { currencies, countries, minimumEurCents: leastPaymentEurCents, maximumEurCents },
    terms: { feePercent: 0, minutes: 0 },
    variables: variablesOf(profile),
    simulated: simulatedBy(profile),
    ...(dialect.presentation === 'form'
      ? { contentPolicy: (values) => ({ forms: [accountOf(profile, values).pageOrigin] }) }
      : {}),
    open: (values, { http, clock, merchantName }) => {
      const { url, ...account } = accountOf(profile, values);
      const { digest = 'sha256' } = profile;
      return callsOf(dialect, { ...account, http: http(url), clock, base, digest, merchantName }, returns);
    },
  });
  return { ...gateway, profile };
};
