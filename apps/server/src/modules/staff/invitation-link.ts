/** A fresh one-time link; the database keeps the hash of its token only. */
import type { StaffDeps } from './deps.ts';
import { inviteLifetimeMs } from './operator.ts';
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
