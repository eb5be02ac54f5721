/** The whole product with a player who submits documents and an operator who reviews them. */
import { getBillVerification, getIdVerification } from '@carmine/contract/verification';
import * as office from '@carmine/contract/back-office/players/verification';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { enrolOperator } from './operators.ts';
import { multipart, pdf, photo } from './test-documents.ts';
import { testServer, type SignedUp, type Visitor } from './test-server.ts';

export interface DocumentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export const billFile = (name = 'bill.pdf', bytes = pdf()): DocumentFile[] => [{ field: 'file', name, bytes }];

export const openDocumentsDesk = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carmine-documents-'));
  const picture = await photo();
  const server = await testServer({ env: { DATA_DIR: dataDir } });
  const risk = await enrolOperator(server, 'risk');

  const send = async (player: Pick<Visitor, 'cookie'>, kind: 'id' | 'bill', files: readonly DocumentFile[]) => {
    const { payload, headers } = multipart(files);
    const reply = await server.doors.site.inject({
      method: 'POST',
      url: `/profile-service/api/v1/profile/${kind}-verification`,
      headers: { ...headers, origin: server.url, cookie: player.cookie() },
      payload,
    });
    return { status: reply.statusCode, body: reply.json<{ status?: string; code?: string }>() };
  };

  const identityFiles = (prefix = ''): DocumentFile[] => [
    { field: 'front', name: `${prefix}front.jpg`, bytes: picture },
    { field: 'selfie', name: 'selfie.jpg', bytes: picture },
  ];

  const stateOf = async (player: Visitor, kind: 'id' | 'bill') => {
    const endpoint = kind === 'id' ? getIdVerification : getBillVerification;
    const result = await player.call(endpoint, {});
    if (!result.ok) throw new Error(result.problem.code);
    return result.data;
  };

  /** The state once it is decided. */
  const settled = (player: Visitor, kind: 'id' | 'bill') =>
    vi.waitFor(
      async () => {
        const state = await stateOf(player, kind);
        if (state.status === 'pending') throw new Error('still pending');
        return state;
      },
      { timeout: 60_000, interval: 100 },
    );

  const queue = async (state: 'pending' | 'decided' = 'pending') => {
    const result = await risk.call(office.listVerifications, { query: { state, size: 100 } });
    if (!result.ok) throw new Error(result.problem.code);
    return result.data.items;
  };

  /** Documents that only an operator decides, and their case. */
  const waitingCase = async (player?: SignedUp) => {
    const owner = player ?? (await server.signUp());
    expect((await send(owner, 'bill', billFile('pending.pdf'))).status).toBe(201);
    const found = (await queue()).find((item) => item.player.id === owner.userId);
    if (found === undefined) throw new Error('Not in the queue');
    return { owner, id: found.id };
  };

  /** How often this player's case was queried at the provider. */
  const timesAsked = async (player: SignedUp): Promise<number> => {
    const { asked } = await server.database.db.one<{ asked: number }>(
      'select asked from verification_cases where player_id = $1',
      [server.platform.ids.decode('usr', player.userId)],
    );
    return asked;
  };

  const readCase = async (id: string) => {
    const result = await risk.call(office.readVerification, { params: { id } });
    if (!result.ok) throw new Error(result.problem.code);
    return result.data;
  };

  const close = async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...{ dataDir, picture, server, risk, send, identityFiles, stateOf, settled },
    ...{ queue, waitingCase, timesAsked, readCase, close },
  };
};

export type DocumentsDesk = Awaited<ReturnType<typeof openDocumentsDesk>>;
