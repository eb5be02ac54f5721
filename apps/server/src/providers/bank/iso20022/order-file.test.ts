/** The names in the bank's file are the players' own words. */
import { money } from '@carmine/money';
import { expect, test } from 'vitest';
import { writeOrder } from './order-file.ts';
import { namespaceOf, withDocument } from './schema.ts';

const debtor = { name: 'Carmine Operations Ltd', iban: 'MT84MALT011000012345MTLCAST001S', bic: 'MALTMTMT' };
const names = { p: namespaceOf('pain.001.001.09') };

test.each([
  ['</Nm></Cdtr><CtrlSum>1</CtrlSum>', '/Nm /Cdtr CtrlSum 1 /CtrlSum'],
  ['Zoë & "Łukasz" O\'Hara', "Zoe lukasz O'Hara"],
  ['Иван ]]><!--\uFFFE &', 'Иван ]]><!--  &'],
  ['\uD83D', ' '],
])('%j is a name and nothing else', async (holder, name) => {
  const amount = money('EUR', 1_000n);
  const payee = { holder, iban: 'DE89370400440532013000' };
  const file = await writeOrder(debtor, {
    ...{ messageId: 'bat_1', currency: 'EUR', controlSum: amount, releasedAt: new Date(0) },
    transfers: [{ endToEndId: 'wdr_1_2', amount, payee }],
  });
  const read = await withDocument('pain.001.001.09', file, (document) => [
    document.get('//p:Cdtr/p:Nm', names)?.content,
    document.find('//p:CdtTrfTxInf', names).length,
    document.find('//p:CtrlSum', names).length,
  ]);
  expect(read).toEqual({ ok: true, value: [name, 1, 2] });
});
