/**
 * `node tools/run.mjs renew-operator E-MAIL`: prints a one-time link for an operator who lost phone or password, if no one else in
 * the back office could approve it. The old password, second factor and sessions end. Reads DATABASE_URL, else the
 * product's own database under DATA_DIR, running or not; and BACK_OFFICE_URL and BACK_OFFICE_PORT like the product.
 */
import { renewAsOwner } from '../apps/server/src/modules/staff/index.ts';
import { createOutbox } from '../apps/server/src/platform/events/outbox.ts';
import { systemRandom } from '../apps/server/src/platform/secrets/random.ts';
import { asOwner } from './postgres/as-owner.ts';

const backOfficeUrl = (): string =>
  process.env['BACK_OFFICE_URL'] ??
  `http://${process.env['HOST'] ?? '127.0.0.1'}:${process.env['BACK_OFFICE_PORT'] ?? '4002'}`;

await asOwner('renew-operator', () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('Whose? renew-operator E-MAIL');
  return async (db) => {
    const renew = renewAsOwner({
      ...{ db, random: systemRandom, outbox: createOutbox(), clock: { now: () => new Date() } },
      backOfficeUrl: backOfficeUrl(),
    });
    const made = await renew(email);
    process.stdout.write(
      made === undefined
        ? `There is no operator ${email}.\n`
        : `Works once, until ${made.expiresAt.toISOString()}:\n${made.link}\n`,
    );
    return made !== undefined;
  };
});
