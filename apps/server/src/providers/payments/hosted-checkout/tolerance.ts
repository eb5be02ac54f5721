/** Allowed clock difference of whatever is signed with a time, either way. */
const toleranceMs = 300_000;

export const isRecent = (ms: number, now: Date): boolean => Math.abs(now.getTime() - ms) <= toleranceMs;

export type Verdict = 'good' | 'unsigned' | 'signature_wrong' | 'stale';
