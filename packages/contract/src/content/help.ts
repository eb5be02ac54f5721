/** The help centre: articles that are read and searched in the browser. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languageQuery } from '../types.ts';

export const helpTopics = ['account', 'deposits', 'cash-outs', 'fairness', 'limits', 'games'] as const;

export const helpArticle = z.object({
  /** The file's name, and the end of its address. */
  name: z.string(),
  topic: z.enum(helpTopics),
  title: z.string(),
  paragraphs: z.array(z.string()),
});
export type HelpArticle = z.infer<typeof helpArticle>;

export const getHelp = endpoint({
  name: 'getHelp',
  method: 'GET',
  path: '/game-service/api/v1/help',
  summary: 'All help articles, with the brand’s values filled in',
  access: 'open',
  rateLimit: 'none',
  query: languageQuery,
  answers: { 200: z.array(helpArticle) },
});
