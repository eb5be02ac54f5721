/** A one-time link: the database stores only its token's hash, and it is mailed only to its operator. */
import type { Sql } from '../../database/database.ts';
import type { operatorInvited, operatorRenewed } from '../../platform/events/catalogue/staff.ts';
import type { StaffDeps } from './deps.ts';
import { inviteLifetimeMs, type OperatorId } from './operator.ts';
import { hashToken } from './token.ts';

export interface InvitationLink {
  readonly link: string;
  readonly expiresAt: Date;
  readonly tokenHash: Buffer;
  readonly lifetimeMs: number;
}

export const invitationLink = ({
  random,
  clock,
  backOfficeUrl,
}: Pick<StaffDeps, 'random' | 'clock' | 'backOfficeUrl'>): InvitationLink => {
  const token = random.token();
  return {
    link: `${backOfficeUrl}/invitation#token=${token}`,
    expiresAt: new Date(clock.now().getTime() + inviteLifetimeMs),
    tokenHash: hashToken(token),
    lifetimeMs: inviteLifetimeMs,
  };
};

const linkPurpose = 'operator-link';

/** Sealed on its way to the mail, so that reading the database reveals no link. */
export const sendLink = (
  { outbox, secretBox }: Pick<StaffDeps, 'outbox' | 'secretBox'>,
  sql: Sql,
  { id, link, event }: { id: OperatorId; link: string; event: typeof operatorInvited | typeof operatorRenewed },
) =>
  outbox.publish(sql, event, `operator:${id}`, {
    operator: id,
    link: secretBox.seal(linkPurpose, Buffer.from(link), id.toString()).toString('base64'),
  });

export const openLink =
  ({ secretBox }: Pick<StaffDeps, 'secretBox'>) =>
  (operator: bigint, sealed: string): string =>
    secretBox.open(linkPurpose, Buffer.from(sealed, 'base64'), operator.toString()).toString();
