/** A worker that only runs live tables, on the database of DATABASE_URL and under the name of TABLE_HOLDER; made to be killed. */
import { connect } from '../../apps/server/src/database/database.ts';
import { tableDeps } from '../../apps/server/src/modules/gaming/live/live-tables.ts';
import { startTables } from '../../apps/server/src/modules/gaming/live/table-runner.ts';
import { createWallet } from '../../apps/server/src/modules/wallet/index.ts';
import { createIds } from '../../apps/server/src/platform/ids/ids.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';
import { createSecretBox } from '../../apps/server/src/platform/secrets/secret-box.ts';
import { testHttpContext } from '../../apps/server/src/testing/test-http-context.ts';

const { DATABASE_URL: url, TABLE_HOLDER: holder } = process.env;
if (url === undefined || holder === undefined) throw new Error('DATABASE_URL or TABLE_HOLDER is missing');
const db = connect(url, { size: 6, applicationName: 'faults-tables' });
const nobody = {
  push: () => undefined,
  endSessions: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};
const { log } = testHttpContext();
const deps = {
  ...{ db, log, live: nobody, random: systemRandom, ids: createIds(Buffer.alloc(32, 1)) },
  wallet: createWallet({ database: db, random: systemRandom, alarm: { checked: () => undefined } }),
  // The secrets key of the test installation.
  secretBox: createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 2) }]),
};
const eurRate = async () => 10n ** 18n;
startTables({ ...tableDeps(deps, { real: { eurRate } }), log, holder, show: () => undefined });
process.on('disconnect', () => process.exit(0));
process.send?.({ running: true });
