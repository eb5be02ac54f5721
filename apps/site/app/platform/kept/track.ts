/** Tells our own endpoint of an event, and only of visitors who agreed. A lost event is lost. */
import { type AnalyticsEvent, postAnalyticsEvent } from '@carmine/contract/analytics';
import { call } from '../calls/browser-call.ts';
import { readConsent } from './consent.ts';

export const track = (name: string, properties: AnalyticsEvent['properties']): void => {
  if (readConsent() !== 'analytics') return;
  void call(postAnalyticsEvent, { body: { name, properties } }).catch(() => undefined);
};
