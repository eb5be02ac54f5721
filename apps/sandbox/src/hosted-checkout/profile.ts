import type { Dialect } from '../gateway/index.ts';

/** A gateway of the hosted-checkout protocol, as the sandbox plays it: data only. */
export interface HostedProfile {
  /** Segment of its pages and name of its keys, equal to the server's folder. */
  readonly code: string;
  readonly title: string;
  /** Of its logo. */
  readonly colour: `#${string}`;
  readonly dialect: 'signed-header' | 'sorted-fields';
  /** Of the dialect `sorted-fields`. */
  readonly digest?: 'sha256' | 'sha512';
  readonly base: `/${string}`;
  readonly currencies: readonly string[];
  /** Whether it sends money back to cards. */
  readonly returns: boolean;
}

/** What a dialect makes of a profile. */
export type Spoken = (profile: HostedProfile) => Pick<Dialect, 'notices' | 'registerApi'>;

/** The one merchant it knows. */
export const merchant = 'carmine-test';

/** To test every outcome: orders ending in 31 cents are refused. */
export const isRefused = (amount: string): boolean => amount.endsWith('.31');

/** How long a signed text stays good, either way. */
export const isRecent = (ms: number, now: Date): boolean => Math.abs(now.getTime() - ms) <= 300_000;
