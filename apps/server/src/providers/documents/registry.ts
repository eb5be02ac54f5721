/** All storage adapters for sealed documents, one line each. */
import type { DocumentFiles } from '../../modules/compliance/ports.ts';
import { defineSlot } from '../slot.ts';
import { database } from './database/index.ts';
import type { DocumentContext } from './document-context.ts';

export const documents = defineSlot<DocumentFiles, DocumentContext>({ adapters: [database] });
