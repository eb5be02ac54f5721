/** Reads an order of credit transfers (pain.001.001.09) as a bank does, and decides each transfer. */
import type { XmlDocument, XmlElement, XmlNode } from 'libxml2-wasm';

const names = { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' };

const textAt = (node: XmlNode | XmlDocument, path: string): string =>
  ((node as XmlElement).get(path, names)?.content ?? '').trim();

export interface DecidedTransfer {
  readonly endToEndId: string;
  readonly amount: string;
  readonly currency: string;
  readonly name: string;
  readonly iban: string;
  /** Why it is refused, an ISO 20022 code. */
  readonly refused: string | undefined;
}

export interface DecidedOrder {
  readonly messageId: string;
  readonly transfers: readonly DecidedTransfer[];
  /** Why the whole file is refused. */
  readonly refused: string | undefined;
}

/** Accounts that end like this are closed here. */
export const closedEnding = '0004';

const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};

/** Hundredths, or undefined if it is no amount. */
const hundredths = (text: string): bigint | undefined => {
  const read = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(text);
  return read === null ? undefined : BigInt(read[1] ?? '0') * 100n + BigInt((read[2] ?? '').padEnd(2, '0'));
};

const refusalOf = (iban: string, amount: string): string | undefined => {
  if (!isIban(iban)) return 'AC01';
  if ((hundredths(amount) ?? 0n) <= 0n) return 'AM01';
  return iban.endsWith(closedEnding) ? 'AC04' : undefined;
};

const transferOf = (node: XmlNode): DecidedTransfer => {
  const iban = textAt(node, 'p:CdtrAcct/p:Id/p:IBAN');
  const amount = textAt(node, 'p:Amt/p:InstdAmt');
  return {
    ...{ endToEndId: textAt(node, 'p:PmtId/p:EndToEndId'), amount, iban },
    currency: ((node as XmlElement).get('p:Amt/p:InstdAmt/@Ccy', names)?.content ?? '').trim(),
    name: textAt(node, 'p:Cdtr/p:Nm'),
    refused: refusalOf(iban, amount),
  };
};

/** Undefined if it is no such file. The parser is loaded with the first one. */
export const readOrder = async (file: Buffer): Promise<DecidedOrder | undefined> => {
  if (/<!DOCTYPE/i.test(file.toString('latin1'))) return undefined;
  const xml = await import('libxml2-wasm');
  let document: XmlDocument | undefined;
  try {
    document = xml.XmlDocument.fromBuffer(file);
    const messageId = textAt(document, '//p:CstmrCdtTrfInitn/p:GrpHdr/p:MsgId');
    const transfers = document.find('//p:CstmrCdtTrfInitn/p:PmtInf/p:CdtTrfTxInf', names).map(transferOf);
    if (messageId === '' || transfers.length === 0) return undefined;
    const sum = transfers.reduce((total, { amount }) => total + (hundredths(amount) ?? 0n), 0n);
    const isWhole =
      textAt(document, '//p:GrpHdr/p:NbOfTxs') === String(transfers.length) &&
      hundredths(textAt(document, '//p:GrpHdr/p:CtrlSum')) === sum;
    return { messageId, transfers, refused: isWhole ? undefined : 'AM10' };
  } catch {
    return undefined;
  } finally {
    document?.dispose();
  }
};
