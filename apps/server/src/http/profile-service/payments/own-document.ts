/** Small HTML documents of ours around something outside, each with its own content security policy. */
import { randomBytes } from 'node:crypto';

export interface OwnDocument {
  readonly html: string;
  readonly contentPolicy: string;
}

export const newNonce = (): string => randomBytes(16).toString('base64');

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** One directive of a policy. */
export const sources = (name: string, own: readonly string[], given: readonly string[] = []): string => {
  const all = [...own, ...given];
  return `${name} ${all.length === 0 ? "'none'" : all.join(' ')}`;
};

export const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>${head}</head>` +
  `<body>${body}</body></html>`;
