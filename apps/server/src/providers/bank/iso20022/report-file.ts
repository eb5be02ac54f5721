/** Reads a report of the bank: pain.002.001.10. */
import type { XmlElement, XmlNode } from 'libxml2-wasm';
import type { BankReport, BankWord, ReadReport } from '../../../modules/payments/bank-payouts/ports.ts';
import { namespaceOf, withDocument } from './schema.ts';

const names = { p: namespaceOf('pain.002.001.10') };

const textAt = (node: XmlNode, path: string): string | undefined => {
  const found = (node as XmlElement).get(path, names)?.content.trim();
  return found === undefined || found === '' ? undefined : found;
};

/**
 * Settled on our account or on the recipient's. Accepted or in process is not paid yet, and what a newer list adds is not
 * decided either.
 */
const words: Readonly<Record<string, BankWord>> = { ACSC: 'paid', ACCC: 'paid', RJCT: 'refused' };

const statusOf = (status: string | undefined, node: XmlNode) => {
  const word = words[status ?? ''] ?? 'pending';
  const code = textAt(node, 'p:StsRsnInf/p:Rsn/p:Cd');
  return { word, code: word === 'refused' ? (code ?? 'NARR') : undefined };
};

export const readReport = async (bytes: Buffer): Promise<ReadReport> => {
  const read = await withDocument('pain.002.001.10', bytes, (document): BankReport | undefined => {
    const [report] = document.find('/p:Document/p:CstmrPmtStsRpt', names);
    const [group] = document.find('/p:Document/p:CstmrPmtStsRpt/p:OrgnlGrpInfAndSts', names);
    if (report === undefined || group === undefined) return undefined;
    const about = textAt(group, 'p:GrpSts');
    return {
      reportId: textAt(report, 'p:GrpHdr/p:MsgId') ?? '',
      messageId: textAt(group, 'p:OrgnlMsgId') ?? '',
      others: about === undefined ? undefined : { ...statusOf(about, group), reference: undefined },
      transfers: document
        .find('/p:Document/p:CstmrPmtStsRpt/p:OrgnlPmtInfAndSts/p:TxInfAndSts', names)
        .map((transfer) => ({
          endToEndId: textAt(transfer, 'p:OrgnlEndToEndId') ?? '',
          ...statusOf(textAt(transfer, 'p:TxSts'), transfer),
          reference: textAt(transfer, 'p:AcctSvcrRef'),
        })),
    };
  });
  if (!read.ok) return read;
  return read.value === undefined ? { ok: false, detail: 'no original group' } : { ok: true, report: read.value };
};
