/** What the server hands to every loader. The key lives here, so that the server and this build share one object. */
import type { Call } from '@carmine/contract/call';
import type { IpLocation } from '@carmine/contract/content/ip-service';
import type { ProtectionStatus } from '@carmine/contract/account/protection';
import type { Skin } from '@carmine/contract/content/skin';
import type { SiteConfig } from '@carmine/contract/static-lists';
import { createContext } from 'react-router';

/** The player signed in with a full session. */
export interface SessionSummary {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** A built-in avatar. */
  readonly avatar?: string | null;
}

export interface SiteServices {
  /** The same API as over HTTP, in process: with this visitor's session, country and rules. */
  readonly call: Call;
  readonly session: SessionSummary | null;
  /** Why this browser is not signed in any more, where it did not sign out itself. */
  readonly ended: ProtectionStatus['ended'];
  /** Signed in to cash out and for nothing else. */
  readonly confined: boolean;
  /** Absent only where the server could not decide: the page gate then waits for the start-up call. */
  readonly country: IpLocation | undefined;
  readonly skin: Skin;
  readonly site: SiteConfig;
  /** Scheme and host as the visitor sees them, for canonical links. */
  readonly publicUrl: string;
  readonly nonce: string;
}

export const servicesContext = createContext<SiteServices>();
