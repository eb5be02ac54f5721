/** What stands around every mail, and words in its facts. */
import type { LimitKind, LimitSpan } from '@carmine/contract/account/protection';

export const mailFrame = {
  footer: (brand: string, operator: string, supportEmail: string) =>
    `${brand} is operated by ${operator}. Questions: ${supportEmail}`,
  unsubscribe: 'Unsubscribe',
};

export const deviceWords = {
  unknown: 'Unknown device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
};

const limits: Readonly<Record<LimitKind, string>> = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes' };
const spans: Readonly<Record<LimitSpan, string>> = { day: 'day', week: 'week', month: 'month' };

export const limitWords = {
  name: (kind: LimitKind, span: LimitSpan) => `${limits[kind]} per ${spans[span]}`,
  none: 'no limit',
  applies: (limit: string) => `${limit}, applies now`,
  waits: (limit: string, hours: number) => `${limit}, requested: confirm it after ${hours} hours`,
};
