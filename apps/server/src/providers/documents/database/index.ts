import path from 'node:path';
import type { DocumentFiles } from '../../../modules/compliance/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import type { DocumentContext } from '../document-context.ts';
import { createDocumentFolder } from '../folder.ts';
import { createDocumentTable } from './sealed-file-store.ts';

export const database = defineAdapter<DocumentFiles, DocumentContext>()({
  code: 'database',
  variables: {},
  open: (_values, { db, dataDir, shelf }) =>
    createDocumentTable({ db, shelf, folder: createDocumentFolder(path.join(dataDir, shelf)) }),
});
