/** Refusals about the copy and the erasure of a player's own data. */
import type { CodeTexts } from './parameters.ts';

export const ownDataRefusals = {
  export_under_way: 'We are already preparing your data.',
  account_not_closed: 'Please close your account first. You can still withdraw your money.',
  erasure_asked: 'You have already requested this.',
} as const satisfies CodeTexts;
