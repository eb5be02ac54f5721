/**
 * What the link that brought the visitor here says: the code of an invitation and the id of a click. The browser remembers the address
 * the document was opened with for as long as the document is open, so nothing is stored on the device and no consent is needed.
 */
import { noteLanding } from '@carmine/contract/promotions/referrals';
import { call } from '../../platform/calls/browser-call.ts';

const openedWith = (): string => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? location.search : new URL(navigation.name, location.href).search;
};

const ofLanding = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? new URLSearchParams(openedWith()).get(name) ?? undefined;

export const clickId = (): string | undefined => ofLanding('click_id');

/** As long as a code may be; anything longer is none. */
export const landingCode = (): string => (ofLanding('code') ?? '').trim().slice(0, 64);

let isTold = false;

/** Once for each document: counts the visit for whoever the code belongs to, without anything about the visitor. */
export const tellLanding = (): void => {
  const code = landingCode();
  if (code === '' || isTold) return;
  isTold = true;
  call(noteLanding, { body: { code } }).catch(() => undefined);
};
