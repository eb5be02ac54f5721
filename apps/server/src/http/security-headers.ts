/** Security headers of every response. Pages add their nonce; data must never be rendered. */
export interface PagePolicy {
  /** Framed origins: payment pages, videos. */
  readonly frames: readonly string[];
  /** Origins of videos: studios of live tables. */
  readonly media?: readonly string[];
  /** Third-party scripts, each listed in the inventory in docs/operations. */
  readonly scripts: readonly string[];
  /** Origins that third-party scripts connect to. */
  readonly connects?: readonly string[];
  /** Origin of the pages themselves. */
  readonly origin: string;
  readonly secure: boolean;
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export const pagePolicy = (nonce: string, policy: PagePolicy): string =>
  [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' ${policy.scripts.join(' ')}`.trimEnd(),
    `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes carry values that only the server knows (a tile's colours); they cannot execute anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // Some browsers do not treat our own socket as 'self'.
    `connect-src ${["'self'", policy.origin.replace(/^http/, 'ws'), ...(policy.connects ?? [])].join(' ')}`,
    `worker-src 'self' blob:`,
    `media-src ${["'self' data: blob:", ...(policy.media ?? [])].join(' ')}`,
    `frame-src 'self' ${policy.frames.join(' ')}`.trimEnd(),
    // Forms of gateways are posted from separate documents.
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    ...(policy.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What is not named belongs to our own pages; they pass a payment's frame what it needs (`allow`), which `(self)` would refuse.
  'permissions-policy': 'geolocation=(), microphone=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
