import path from 'node:path';
import type { PaperFiles } from '../../../modules/compliance/ports.ts';
import { defineAdapter } from '../../adapter.ts';
import type { PaperContext } from '../paper-context.ts';
import { createPaperFolder } from './files.ts';

export const folder = defineAdapter<PaperFiles, PaperContext>()({
  code: 'folder',
  variables: {},
  open: (_values, { dataDir, shelf }) => createPaperFolder(path.join(dataDir, shelf)),
});
