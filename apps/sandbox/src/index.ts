/** Owns every outside party that is played on this machine; shares nothing with the server but HTTP, SMTP and keys. */
export { partyKey } from './party-key.ts';
export { createSandbox, type Sandbox, type SandboxSettings } from './sandbox.ts';
