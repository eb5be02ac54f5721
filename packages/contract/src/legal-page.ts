/** Texts with versions: terms, privacy, and what a house has to say for itself. */
import { z } from 'zod';
import { languageAnswer } from './types.ts';

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
  /** Of a translation: that the English text binds. */
  note: z.string().optional(),
  /** Grows with every change of meaning; consent records name it. */
  version: z.string(),
  /** All there are, the one that holds first: who agreed to an earlier one can read it. */
  versions: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type LegalPage = z.infer<typeof legalPage>;
