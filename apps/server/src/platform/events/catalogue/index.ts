/** All events, in one file per publishing module. */
import type { EventType } from '../define-event.ts';
import * as compliance from './compliance.ts';
import * as identity from './identity.ts';
import * as payments from './payments.ts';
import * as promotions from './promotions.ts';
import * as staff from './staff.ts';
import * as wallet from './wallet.ts';

/** By the module's name. */
export const declared = { identity, compliance, payments, promotions, wallet, staff } as const;

export const catalogue: readonly EventType[] = Object.values(declared).flatMap((module) =>
  Object.values<EventType>(module),
);
