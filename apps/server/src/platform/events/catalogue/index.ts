/** Every event there is, a file for each module that publishes. */
import type { EventType } from '../define-event.ts';
import * as compliance from './compliance.ts';
import * as identity from './identity.ts';
import * as payments from './payments.ts';
import * as staff from './staff.ts';
import * as wallet from './wallet.ts';

export const catalogue: readonly EventType[] = [identity, compliance, payments, wallet, staff].flatMap((module) =>
  Object.values<EventType>(module),
);
