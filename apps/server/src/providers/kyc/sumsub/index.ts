import type { KycProvider } from '../../../modules/compliance/ports.ts';
import { httpsOrigin, needed, secret, title, withDefault, word } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { createSumsub } from './applicants.ts';

export const sumsub = defineAdapter<KycProvider>()({
  code: 'sumsub',
  variables: {
    SUMSUB_URL: withDefault(httpsOrigin, 'https://api.sumsub.com', 'where Sumsub answers'),
    SUMSUB_APP_TOKEN: needed(word, 'the app token of the account at Sumsub'),
    SUMSUB_SECRET_KEY: needed(secret, 'the secret that belongs to the token'),
    SUMSUB_WEBHOOK_SECRET: needed(secret, 'the secret of the webhook `applicantReviewed`'),
    SUMSUB_LEVEL_IDENTITY: withDefault(title, 'id-and-selfie', 'its level for an identity, as its dashboard names it'),
    SUMSUB_LEVEL_BILL: withDefault(title, 'proof-of-address', 'its level for an address'),
  },
  simulated: ({ url, key }) => ({
    ...{ SUMSUB_URL: url, SUMSUB_APP_TOKEN: 'sbx:carmine' },
    ...{ SUMSUB_SECRET_KEY: key('api'), SUMSUB_WEBHOOK_SECRET: key('webhook') },
  }),
  open: (values, { http, clock }) =>
    createSumsub({
      ...{ http: http(values.SUMSUB_URL), clock, appToken: values.SUMSUB_APP_TOKEN },
      ...{ secretKey: values.SUMSUB_SECRET_KEY, webhookSecret: values.SUMSUB_WEBHOOK_SECRET },
      levels: { identity: values.SUMSUB_LEVEL_IDENTITY, bill: values.SUMSUB_LEVEL_BILL },
    }),
});
