/** Two operators who decide about the house's money, and the engine's own calls for their requests. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';

export interface Request {
  readonly kind: string;
  readonly subject: string;
  readonly values: object;
}

export const twoOperators = async ({ owner, db }: { owner: Sql; db: Sql }) => {
  const enter = async (role: string): Promise<bigint> =>
    (
      await owner.one<{ id: bigint }>(
        `insert into operators (email, name, role, password_hash, totp_secret_sealed, status)
         values ($1, 'Olga', $2, '', '\\x00', 'active') returning id`,
        [`${randomBytes(6).toString('hex')}@example.org`, role],
      )
    ).id;
  const [asker, approver] = [await enter('admin'), await enter('risk')];
  const ask = async ({ kind, subject, values }: Request, by = asker): Promise<bigint> => {
    const { id } = await db.one<{ id: bigint | null }>('select ask_approval($1, $2, null, $3, $4, $5, null) as id', [
      ...[kind, subject, JSON.stringify(values), by, 'agreed in the meeting'],
    ]);
    if (id === null) throw new Error('The same is requested already');
    return id;
  };
  const approve = async (id: bigint, by = approver): Promise<string> =>
    (
      await db.one<{ outcome: string }>('select approve_request($1, $2, $3, null, $4, 1000) as outcome', [
        ...[id, by, 'called and asked', Buffer.alloc(32)],
      ])
    ).outcome;
  /** Asked by one and approved by the other. */
  const agreed = async (request: Request): Promise<string> => approve(await ask(request));
  return { asker, approver, ask, approve, agreed };
};
