/** The evidence of a case as one file for banks that take it by mail or on a portal: facts and pictures to read, files to save. */
import { currency, formatAmount, money } from '@carmine/money';
import { readDeposit } from '../deposits/index.ts';
import type { DisputeDeps } from './deps.ts';
import type { DisputeId } from './dispute.ts';
import { readDispute } from './dispute-store.ts';
import { type EvidenceDocument, openDocuments, openEvidence } from './evidence.ts';
import { factTitles } from './fact-titles.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const dataUrl = ({ type, bytes }: EvidenceDocument): string => `data:${type};base64,${bytes.toString('base64')}`;

const documentPart = (document: EvidenceDocument): string => {
  const name = escaped(document.name);
  const shown =
    document.type === 'image/jpeg'
      ? `<img alt="${name}" src="${dataUrl(document)}">`
      : `<p><a download="${name}" href="${dataUrl(document)}">${name}</a></p>`;
  return `<h2>${name}</h2>${shown}`;
};

const row = ([term, text]: readonly [string, string]): string => `<dt>${term}</dt><dd>${escaped(text)}</dd>`;

const page = (title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:100%}dt{font-weight:600}</style>
<h1>${escaped(title)}</h1>${parts.join('\n')}</html>`;

export const readBundle = (deps: DisputeDeps) => async (id: DisputeId) => {
  const dispute = await readDispute(deps.db, id);
  const deposit = dispute === undefined ? undefined : await readDeposit(deps.db, dispute.depositId);
  if (dispute === undefined || deposit === undefined) return undefined;
  const [items, documents] = [await openEvidence(deps, dispute), await openDocuments(deps, dispute)];
  const shownId = deps.ids.encode('dsp', id);
  const head = [
    ['Case', dispute.reference ?? shownId],
    ['Payment', deposit.providerReference ?? deps.ids.encode('dep', deposit.id)],
    ['Our reference', deps.ids.encode('dep', deposit.id)],
    ['Paid', deposit.createdAt.toISOString()],
    ['Disputed', `${formatAmount(money(dispute.currency, dispute.amount))} ${currency(dispute.currency).display}`],
    ...(dispute.reason === undefined ? [] : [['Reason code', dispute.reason] as const]),
  ] as const;
  const facts = items.flatMap((item) =>
    'fact' in item ? [`<h2>${escaped(factTitles[item.fact])}</h2><pre>${escaped(item.text)}</pre>`] : [],
  );
  const parts = [`<dl>${head.map(row).join('')}</dl>`, ...facts, ...documents.map(documentPart)];
  return {
    playerId: dispute.playerId,
    name: `${shownId}.html`,
    bytes: Buffer.from(page(`Evidence for the disputed payment ${head[1][1]}`, parts)),
  };
};
