/** Builds a player's data export: one JSON, a table per part, the documents, and a README. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerProfile } from '../../identity/index.ts';
import { openDocument } from '../verification/open-documents.ts';
import type { OwnDataDeps } from './deps.ts';
import { partNames, readmeOf } from './own-data-readme.ts';
import * as store from './own-data-store.ts';
import { ownDataTexts } from './own-data-texts.ts';
import { exportedTables, readable } from './own-data-tables.ts';
import { toCsv, toJson, type Records } from './own-records.ts';
import { documentsOf } from '../verification/verification-store.ts';
import { createZip, type ZipEntry } from './zip.ts';

/** Bank accounts are sealed with the player's key. */
const opened = async (
  { vault }: Pick<OwnDataDeps['identity'], 'vault'>,
  playerId: PlayerId,
  rows: Awaited<ReturnType<typeof store.readTable>>,
): Promise<typeof rows> =>
  Promise.all(
    rows.map(async (row) => {
      const { account } = row;
      if (!Buffer.isBuffer(account) || account.length === 0) return row;
      const [bytes] = (await vault.open(playerId, [{ field: 'bank-account', sealed: account }])) ?? [];
      return { ...row, account: bytes?.toString() ?? null };
    }),
  );

const recordsOf = async ({ db, ids, identity, conversations }: OwnDataDeps, playerId: PlayerId): Promise<Records[]> => {
  const { sessions, passkeys, consents } = await identity.ownRecords(playerId);
  const records: Records[] = [];
  for (const table of exportedTables) {
    const rows =
      table === 'consents'
        ? consents.map((consent) => ({ ...consent }))
        : readable(table, await opened(identity, playerId, await store.readTable(db, table, playerId)), ids);
    records.push({ name: partNames(table), rows });
  }
  const words = await conversations(playerId);
  return [
    ...records,
    { name: 'sessions', rows: sessions.map((session) => ({ ...session, id: ids.encode('ses', session.id) })) },
    { name: 'passkeys', rows: passkeys.map((passkey) => ({ ...passkey, id: ids.encode('pky', passkey.id) })) },
    {
      name: 'chat',
      rows: words.map((word) => ({ ...word, conversation: ids.encode('thr', word.conversation as never) })),
    },
  ];
};

/** The documents as submitted. */
const documentEntries = async (
  { db, ids, identity, documents }: OwnDataDeps,
  playerId: PlayerId,
): Promise<ZipEntry[]> => {
  const cases = await store.casesOf(db, playerId);
  const rows = (await Promise.all(cases.map((id) => documentsOf(db, id)))).flat();
  const entries: ZipEntry[] = [];
  for (const row of rows) {
    const document = await openDocument({ identity, files: documents }, row);
    const ending = row.type === 'image/jpeg' ? 'jpg' : 'pdf';
    const name = `documents/${ids.encode('doc', row.id)}-${row.side}.${ending}`;
    if (document !== undefined) entries.push({ name, bytes: document.bytes });
  }
  return entries;
};

/** The birth date is stored in Unix seconds and exported as a date. */
const profileOf = async ({ ids, identity }: OwnDataDeps, playerId: PlayerId, profile: PlayerProfile) => {
  const { userDetails } = profile;
  const { dateOfBirth: seconds } = userDetails;
  const accountStatus = await identity.accountStatus(playerId);
  return {
    id: ids.encode('usr', playerId),
    registeredAt: accountStatus?.createdAt ?? null,
    accountStatus: accountStatus?.status ?? null,
    ...profile,
    userDetails: {
      ...userDetails,
      dateOfBirth: seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10),
    },
  };
};

export const archiveOf = async (deps: OwnDataDeps, playerId: PlayerId, profile: PlayerProfile): Promise<Buffer> => {
  const records = await recordsOf(deps, playerId);
  const madeAt = deps.clock.now().toISOString();
  const all = {
    madeAt,
    profile: await profileOf(deps, playerId, profile),
    ...Object.fromEntries(records.map(({ name, rows }) => [name, rows])),
  };
  const csv = records
    .filter(({ rows }) => rows.length > 0)
    .map((part) => ({ name: `csv/${part.name}.csv`, bytes: Buffer.from(toCsv(part)) }));
  const texts = deps.translations[await deps.identity.language(playerId)]?.ownDataTexts ?? ownDataTexts;
  const entries = [
    { name: 'README.txt', bytes: Buffer.from(readmeOf(madeAt, records, texts)) },
    { name: 'data.json', bytes: Buffer.from(toJson(all)) },
    ...csv,
    ...(await documentEntries(deps, playerId)),
  ];
  return createZip(entries, deps.clock.now());
};
