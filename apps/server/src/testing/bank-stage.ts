/** Payouts by bank for tests: the cashier's withdrawals, a vault that only marks what it seals, and the bank's reports. */
import type { BankDeps, BankPayouts } from '../modules/payments/index.ts';
import { createBankPayouts } from '../modules/payments/index.ts';
import { bank } from '../providers/bank/registry.ts';
import type { PlayerId } from '../platform/ids/ids.ts';
import type { Cashier } from './cashier.ts';

const labelOf = (playerId: PlayerId, field: string) => Buffer.from(`${playerId} ${field}: `);

/** Opens only what it sealed for the same player and place. */
const markingVault: BankDeps['vault'] = {
  seal: async (playerId, values) => values.map(({ field, bytes }) => Buffer.concat([labelOf(playerId, field), bytes])),
  open: async (playerId, values) =>
    values.map(({ field, sealed }) => {
      const label = labelOf(playerId, field);
      if (!sealed.subarray(0, label.length).equals(label)) throw new Error('Sealed for another place');
      return sealed.subarray(label.length);
    }),
};

export const bankOf = (cashier: Cashier, change: Partial<BankDeps> = {}): BankPayouts => {
  const { deps, coinDeps, wallet, world } = cashier;
  const sandbox = { url: world.url, publicUrl: world.url, secret: world.secret, smtpPort: world.smtpPort };
  return createBankPayouts({
    ...{ ...deps, ...coinDeps, wallet, vault: markingVault, ibanKey: Buffer.alloc(32, 7) },
    bank: bank.open({ env: {}, clock: deps.clock, sandbox }),
    ...change,
  });
};

/** IBANs of examples, each with valid check digits. */
export const ibans = ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606'] as const;

interface SaidOf {
  readonly endToEndId: string;
  readonly status: string;
  readonly code?: string;
  readonly amount?: string;
}

/** What a report may repeat of the order. */
interface Ordered {
  readonly transfers?: number;
  readonly sum?: string;
  readonly message?: string;
}

const tag = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`;

export const bankReport = (messageId: string, said: readonly SaidOf[], group?: string, of: Ordered = {}): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>R-1</MsgId><CreDtTm>2026-01-01T10:00:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>${of.message ?? 'pain.001.001.09'}</OrgnlMsgNmId>${
      tag('OrgnlNbOfTxs', of.transfers) + tag('OrgnlCtrlSum', of.sum) + tag('GrpSts', group)
    }</OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}</OrgnlPmtInfId>${said
      .map(
        ({ endToEndId, status, code, amount }) =>
          `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
            code === undefined ? '' : `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>`
          }<AcctSvcrRef>BANK-${endToEndId.slice(-6)}</AcctSvcrRef>${
            amount === undefined ? '' : `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${amount}</InstdAmt></Amt></OrgnlTxRef>`
          }</TxInfAndSts>`,
      )
      .join('')}</OrgnlPmtInfAndSts>
</CstmrPmtStsRpt></Document>`,
  );
