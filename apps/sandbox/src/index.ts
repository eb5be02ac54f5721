/** Owns all simulated outside parties; shares only HTTP, SMTP and keys with the server. */
export { partyKey } from './party-key.ts';
export { createSandbox, type Sandbox, type SandboxSettings } from './sandbox.ts';
