import { createHash } from 'node:crypto';

/** The `SECRETS_KEY` of every test: the role's password comes from it, so all tests of one server must share it. */
export const testSecretsKey = createHash('sha256').update('the secrets key of the tests').digest();
