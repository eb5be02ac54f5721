/** Every place where sealed papers can lie, one line each. */
import type { PaperFiles } from '../../modules/compliance/ports.ts';
import { defineSlot } from '../slot.ts';
import { folder } from './folder/index.ts';
import type { PaperContext } from './paper-context.ts';

export const papers = defineSlot<PaperFiles, PaperContext>({ adapters: [folder] });
