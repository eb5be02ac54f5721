/** Versioned texts: terms, privacy and other pages of the operator. */
import { z } from 'zod';
import { languageAnswer } from '../types.ts';

/** The pages that have a text of their own. */
export const legalPageNames = [
  'terms-and-conditions',
  'privacy-policy',
  'responsible-gaming',
  'fairness',
  'complaints',
] as const;

export const legalPage = z.object({
  name: z.enum(legalPageNames),
  /** Of this text: a version without a translation is in English. */
  language: languageAnswer,
  title: z.string(),
  /** Only in a translation: the note that the English text binds. */
  note: z.string().optional(),
  /** Grows with every change of meaning; consent records name it. */
  version: z.string(),
  /** All versions, the current one first; players who agreed to an earlier one can read it. */
  versions: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type LegalPage = z.infer<typeof legalPage>;
