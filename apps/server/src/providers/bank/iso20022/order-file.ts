/** Writes an order as pain.001.001.09. */
import { formatAmount, type Money } from '@carmine/money';
import type { BankOrder, OrderedTransfer } from '../../../modules/payments/bank-payouts/ports.ts';
import { namespaceOf, withDocument } from './schema.ts';

/** The house's account. */
export interface Debtor {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** Banks accept Latin letters without marks; a name that has none stays as it is. */
export const bankText = (text: string, longest: number): string => {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // No file may hold what is no character.
  return /[A-Za-z]/.test(plain)
    ? plain.slice(0, longest)
    : [...text.replaceAll(/\p{C}/gu, ' ')].slice(0, longest).join('');
};

const bicTag = (bic: string | undefined): string =>
  bic === undefined ? '' : `<CdtrAgt><FinInstnId><BICFI>${escaped(bic)}</BICFI></FinInstnId></CdtrAgt>`;

const amountTag = (amount: Money): string =>
  `<Amt><InstdAmt Ccy="${amount.currency}">${formatAmount(amount)}</InstdAmt></Amt>`;

const transferTag = ({ endToEndId, amount, payee }: OrderedTransfer): string =>
  [
    `<CdtTrfTxInf><PmtId><EndToEndId>${escaped(endToEndId)}</EndToEndId></PmtId>${amountTag(amount)}${bicTag(payee.bic)}`,
    `<Cdtr><Nm>${escaped(bankText(payee.holder, 70))}</Nm></Cdtr><CdtrAcct><Id><IBAN>${escaped(payee.iban)}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>${escaped(endToEndId)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');

const fileOf = (debtor: Debtor, { messageId, currency, controlSum, releasedAt, transfers }: BankOrder): string => {
  const name = escaped(bankText(debtor.name, 70));
  const sums = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${formatAmount(controlSum)}</CtrlSum>`;
  // Euro transfers go through SEPA, where each side pays its own bank.
  const inEuro = currency === 'EUR';
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<Document xmlns="${namespaceOf('pain.001.001.09')}"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${escaped(messageId)}</MsgId><CreDtTm>${releasedAt.toISOString()}</CreDtTm>${sums}<InitgPty><Nm>${name}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${escaped(messageId)}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>${sums}`,
    inEuro ? `<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>` : '',
    `<ReqdExctnDt><Dt>${releasedAt.toISOString().slice(0, 10)}</Dt></ReqdExctnDt><Dbtr><Nm>${name}</Nm></Dbtr>`,
    `<DbtrAcct><Id><IBAN>${escaped(debtor.iban)}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId><BICFI>${escaped(debtor.bic)}</BICFI></FinInstnId></DbtrAgt><ChrgBr>${inEuro ? 'SLEV' : 'SHAR'}</ChrgBr>`,
    ...transfers.map(transferTag),
    `</PmtInf></CstmrCdtTrfInitn></Document>`,
  ]
    .filter((line) => line !== '')
    .join('\n');
};

export const writeOrder = async (debtor: Debtor, order: BankOrder): Promise<Buffer> => {
  const bytes = Buffer.from(`${fileOf(debtor, order)}\n`);
  const checked = await withDocument('pain.001.001.09', bytes, () => undefined);
  if (!checked.ok) throw new Error(`The bank's file does not follow its schema: ${checked.detail}`);
  return bytes;
};
