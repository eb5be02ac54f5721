/**
 * The outside parties that the sandbox plays until a real one is connected. `DEPLOYMENT=live` refuses to start while
 * one of them is not named in `ACCEPT_SANDBOX`; a test of each registry compares itself with this list.
 */
export const sandboxedParties = ['kluwp', 'mail', 'rates', 'identity-checks', 'eth'] as const;

export type SandboxedParty = (typeof sandboxedParties)[number];
