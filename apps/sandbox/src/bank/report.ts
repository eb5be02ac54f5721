/** Writes the bank's report about an order: pain.002.001.10. */
import { escapeText } from '../html.ts';
import type { DecidedOrder, DecidedTransfer } from './payments.ts';

const reasonTag = (code: string | undefined): string =>
  code === undefined ? '' : `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`;

const transferTag = ({ endToEndId, refused }: DecidedTransfer, index: number, messageId: string): string =>
  `<TxInfAndSts><StsId>${index + 1}</StsId><OrgnlEndToEndId>${escapeText(endToEndId)}</OrgnlEndToEndId>` +
  `<TxSts>${refused === undefined ? 'ACSC' : 'RJCT'}</TxSts>${reasonTag(refused)}` +
  `<AcctSvcrRef>${escapeText(messageId.slice(-12))}-${index + 1}</AcctSvcrRef></TxInfAndSts>`;

export const writeReport = (order: DecidedOrder, reportId: string, at: Date): string => {
  const { messageId, transfers, refused } = order;
  const group =
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${escapeText(messageId)}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>` +
    `${refused === undefined ? '' : `<GrpSts>RJCT</GrpSts>${reasonTag(refused)}`}</OrgnlGrpInfAndSts>`;
  const payments =
    refused === undefined
      ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${escapeText(messageId)}</OrgnlPmtInfId>${transfers
          .map((transfer, index) => transferTag(transfer, index, messageId))
          .join('\n')}</OrgnlPmtInfAndSts>`
      : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>',
    `<GrpHdr><MsgId>${escapeText(reportId)}</MsgId><CreDtTm>${at.toISOString()}</CreDtTm></GrpHdr>`,
    group,
    payments,
    '</CstmrPmtStsRpt></Document>',
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n');
};
