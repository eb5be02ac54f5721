/** Opens a case's sealed documents, for the provider and for operators. */
import type { Document } from '../ports.ts';
import { fileField, nameField } from './submit-documents.ts';
import type { VerificationDeps } from './deps.ts';
import type { DocumentRow } from './verification-store.ts';

/** Undefined if the player is erased or the file is missing. */
export const openDocument = async (
  { identity, files }: Pick<VerificationDeps, 'identity' | 'files'>,
  row: DocumentRow,
): Promise<Document | undefined> => {
  const sealed = await files.read(row.file);
  if (sealed === undefined) return undefined;
  const opened = await identity.vault.open(row.player_id, [
    { field: fileField(row.file), sealed },
    { field: nameField(row.file), sealed: row.name_sealed },
  ]);
  const [bytes, name] = opened ?? [];
  if (bytes === undefined || name === undefined) return undefined;
  return { side: row.side, type: row.type, name: name.toString(), bytes };
};
