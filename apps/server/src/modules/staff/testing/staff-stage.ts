/** The module on a separate database, with a clock that advances by TOTP steps. */
import { Secret, TOTP } from 'otpauth';
import { createHash, randomBytes } from 'node:crypto';
import { createOutbox } from '../../../platform/events/outbox.ts';
import { createIds } from '../../../platform/ids/ids.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { mailedLink, tokenOf } from '../../../testing/operators.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import {
  createStaff,
  type Approvals,
  type OperatorId,
  type OperatorRole,
  type PlayerKinds,
  type ReadRequest,
  type SignedIn,
  type Staff,
} from '../index.ts';

export const client = { ip: '127.0.0.1', country: 'MT', userAgent: 'Test/1' };
/** E-mail of the first operator. */
export const firstEmail = 'ada@example.org';
export const password = 'a long enough password';

/** No decisions about players here. */
const noPlayers = {} as PlayerKinds;

export interface StaffStage {
  readonly staff: Staff;
  readonly approvals: Approvals;
  /** Open and recently expired requests as an admin sees them. */
  requests(): Promise<ReadRequest[]>;
  /** The same module restarted, without any state in memory. */
  restarted(): Staff;
  /** Advances to the next time step, because every code works once. */
  nextCode(secret: string): string;
  /** From the one-time link to a signed-in operator. */
  enrol(link: string, name?: string): Promise<Enrolled>;
  /** The link that went to this operator's mailbox. */
  mailed(email: string): Promise<string>;
  /** Somebody who was here already. */
  person(role: OperatorRole): Promise<Enrolled>;
}

export interface Enrolled {
  readonly id: OperatorId;
  readonly email: string;
  readonly secret: string;
  readonly token: string;
}

export { tokenOf };

export const signedIn = async (staff: Staff, { token }: Pick<Enrolled, 'token'>): Promise<SignedIn> => {
  const found = await staff.findSession(token);
  if (found === undefined) throw new Error('Nobody is signed in');
  return found;
};

export const staffStage = ({ app, db }: Pick<TestDatabase, 'app' | 'db'>): StaffStage => {
  let now = new Date('2026-06-01T08:00:00Z');
  const make = () =>
    createStaff({
      db: app,
      ids: createIds(Buffer.alloc(32, 9)),
      clock: { now: () => now },
      random: systemRandom,
      secretBox: createSecretBox([{ keyId: 1, secret: Buffer.alloc(32, 7) }]),
      outbox: createOutbox(),
      markKey: Buffer.alloc(32, 8),
      backOfficeUrl: 'http://127.0.0.1:4002',
      brand: 'Carmine',
    });
  const staff = make();
  const nextCode = (secret: string): string => {
    now = new Date(now.getTime() + 30_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  };
  const enrol: StaffStage['enrol'] = async (link, name = 'Olga Office') => {
    const token = tokenOf(link);
    const accepted = await staff.acceptInvitation({ token, name, password, email: firstEmail });
    if (!accepted.ok) throw new Error(accepted.reason);
    const confirmed = await staff.confirmInvitation({ token, client, code: nextCode(accepted.secret) });
    if (!confirmed.ok) throw new Error(confirmed.reason);
    const { email, secret } = accepted;
    return { id: confirmed.operator.id, email, secret, token: confirmed.token };
  };
  const person: StaffStage['person'] = async (role) => {
    const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
    const token = randomBytes(32).toString('base64url');
    // Only the database's owner makes somebody of any role by himself.
    await db.run(
      `insert into operators (email, name, role, invite_token_hash, invite_expires_at)
       values ($1, '', $2, $3, now() + interval '1 hour')`,
      [email, role, createHash('sha256').update(token).digest()],
    );
    return enrol(`http://127.0.0.1:4002/invitation#token=${token}`);
  };
  const mailed: StaffStage['mailed'] = (email) => mailedLink(db, staff, email);
  const approvals = staff.approvals(noPlayers);
  const admin = { id: 0n as OperatorId, role: 'admin' } as const;
  const requests = async () => (await approvals.list(admin, { list: 'open', offset: 0, size: 200 })).items;
  return { staff, approvals, requests, restarted: make, nextCode, enrol, mailed, person };
};
