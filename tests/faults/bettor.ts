/**
 * An application process that only bets: the real wallet and its queue over the database of DATABASE_URL. It answers each
 * element that its parent sends, after the commit, and is made to be killed.
 */
import { connect } from '../../apps/server/src/database/database.ts';
import { limitsOfCalls } from '../../apps/server/src/database/time-limits.ts';
import { createWallet, type RoundElement } from '../../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../../apps/server/src/platform/secrets/random.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is missing');
// A fifth of a player's timeout, to notice a frozen database sooner.
const limits = limitsOfCalls(800);
const database = connect(url, { size: 8, applicationName: 'faults-bettor', limits });
const wallet = createWallet({ database, random: systemRandom, alarm: { checked: () => undefined } });

const answer = (message: object): void => {
  if (process.connected) process.send?.(message);
};

process.on('message', ({ id, element }: { id: number; element: RoundElement }) => {
  // A buffer arrives as bare bytes.
  wallet.commitRound({ ...element, requestHash: Buffer.from(element.requestHash) }).then(
    (reply) => answer({ id, reply }),
    (error: Error) => answer({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
answer({ ready: true });
