/** Sends an analytics event, only with consent. Failures are ignored. */
import { type AnalyticsEvent, postAnalyticsEvent } from '@carmine/contract/content/analytics';
import { call } from '../calls/browser-call.ts';
import { readConsent } from './consent.ts';

export const track = (name: string, properties: AnalyticsEvent['properties']): void => {
  if (readConsent() !== 'analytics') return;
  void call(postAnalyticsEvent, { body: { name, properties } }).catch(() => undefined);
};
