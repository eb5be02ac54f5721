/** All storage adapters for sealed documents, one line each. */
import type { DocumentFiles } from '../../modules/compliance/ports.ts';
import { defineSlot } from '../slot.ts';
import { folder } from './folder/index.ts';
import type { DocumentContext } from './document-context.ts';

export const documents = defineSlot<DocumentFiles, DocumentContext>({ adapters: [folder] });
