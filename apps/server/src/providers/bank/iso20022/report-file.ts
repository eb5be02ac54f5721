/** Reads a report of the bank: pain.002.001.10. */
import { parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
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

/** Decimals that a bank may add mean nothing. */
const plain = (decimal: string | undefined): string | undefined =>
  decimal?.includes('.') === true ? decimal.replace(/\.?0+$/, '') : decimal;

/** `null` for an amount that none of ours can be. */
const amountOf = (transfer: XmlNode): Money | undefined | null => {
  const text = plain(textAt(transfer, 'p:OrgnlTxRef/p:Amt/p:InstdAmt'));
  if (text === undefined) return undefined;
  const currency = parseCurrencyCode(textAt(transfer, 'p:OrgnlTxRef/p:Amt/p:InstdAmt/@Ccy') ?? '');
  const parsed = currency === undefined ? undefined : parseAmount(currency, text);
  return parsed?.ok === true ? parsed.money : null;
};

const orderedOf = (node: XmlNode): BankReport['ordered'][number] => {
  const transfers = textAt(node, 'p:OrgnlNbOfTxs');
  return {
    transfers: transfers === undefined ? undefined : Number.parseInt(transfers, 10),
    sum: plain(textAt(node, 'p:OrgnlCtrlSum')),
  };
};

/** One transfer is decided once, and a report is about orders like ours. */
const faultOf = (group: XmlNode, transfers: readonly { readonly endToEndId: string; readonly amount: unknown }[]) => {
  if (textAt(group, 'p:OrgnlMsgNmId')?.startsWith('pain.001') !== true) return 'another message';
  if (new Set(transfers.map(({ endToEndId }) => endToEndId)).size < transfers.length) return 'one transfer twice';
  return transfers.some(({ amount }) => amount === null) ? 'amount' : undefined;
};

type Read = { readonly fault: string } | { readonly fault?: undefined; readonly report: BankReport };

export const readReport = async (bytes: Buffer): Promise<ReadReport> => {
  const read = await withDocument('pain.002.001.10', bytes, (document): Read => {
    const [report] = document.find('/p:Document/p:CstmrPmtStsRpt', names);
    const [group] = document.find('/p:Document/p:CstmrPmtStsRpt/p:OrgnlGrpInfAndSts', names);
    if (report === undefined || group === undefined) return { fault: 'no original group' };
    const lists = document.find('/p:Document/p:CstmrPmtStsRpt/p:OrgnlPmtInfAndSts', names);
    const transfers = document
      .find('/p:Document/p:CstmrPmtStsRpt/p:OrgnlPmtInfAndSts/p:TxInfAndSts', names)
      .map((transfer) => ({
        endToEndId: textAt(transfer, 'p:OrgnlEndToEndId') ?? '',
        ...statusOf(textAt(transfer, 'p:TxSts'), transfer),
        reference: textAt(transfer, 'p:AcctSvcrRef'),
        amount: amountOf(transfer),
      }));
    const fault = faultOf(group, transfers);
    if (fault !== undefined) return { fault };
    const about = textAt(group, 'p:GrpSts');
    return {
      report: {
        reportId: textAt(report, 'p:GrpHdr/p:MsgId') ?? '',
        messageId: textAt(group, 'p:OrgnlMsgId') ?? '',
        others: about === undefined ? undefined : { ...statusOf(about, group), reference: undefined },
        ordered: [group, ...(lists.length === 1 ? lists : [])].map(orderedOf),
        transfers: transfers.map(({ amount, ...one }) => ({ ...one, amount: amount ?? undefined })),
      },
    };
  });
  if (!read.ok) return read;
  return read.value.fault === undefined
    ? { ok: true, report: read.value.report }
    : { ok: false, detail: read.value.fault };
};
