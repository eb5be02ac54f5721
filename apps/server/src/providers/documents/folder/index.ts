import path from 'node:path';
import type { DocumentFiles } from '../../../modules/compliance/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import type { DocumentContext } from '../document-context.ts';
import { createDocumentFolder } from './files.ts';

export const folder = defineAdapter<DocumentFiles, DocumentContext>()({
  code: 'folder',
  variables: {},
  open: (_values, { dataDir, shelf }) => createDocumentFolder(path.join(dataDir, shelf)),
});
