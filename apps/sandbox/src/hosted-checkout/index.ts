/** Simulates the gateways of the hosted-checkout protocol (docs/hosted-checkout.md), each from its profile. */
import { gatewayParty } from '../gateway/index.ts';
import { html, markup } from '../html.ts';
import type { Party } from '../party.ts';
import type { HostedProfile, Spoken } from './profile.ts';
import { signedHeader } from './signed-header/index.ts';
import { sortedFields } from './sorted-fields/index.ts';

const dialects = { 'signed-header': signedHeader, 'sorted-fields': sortedFields } as const satisfies Record<
  HostedProfile['dialect'],
  Spoken
>;

const logoOf = ({ colour }: HostedProfile) =>
  markup(
    `<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="${colour}"/><path d="M17 6l9 11-9 11-9-11z" fill="#fff"/></svg>`,
  );

const about = ({ title, dialect, returns }: HostedProfile) =>
  html`<h2>${title}, card payments</h2>
    <p>
      A hosted checkout, in the dialect <code>${dialect}</code>, with a button for every way a payment can end. An order
      for a sum that ends in 31 cents is refused.
      ${returns ? 'A card takes no payout that ends in 13.' : 'It sends no money back.'}
    </p>`;

export const hostedParty = (profile: HostedProfile): Party =>
  gatewayParty({
    ...{ code: profile.code, sign: { title: profile.title, logo: logoOf(profile) }, about: about(profile) },
    ...dialects[profile.dialect](profile),
    ...(profile.returns ? { notifiesPayouts: true } : {}),
  });
