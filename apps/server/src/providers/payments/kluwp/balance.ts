/** What KLUWP holds for the merchant account, per currency: paid in less paid out and settled to the bank. */
import { money, parseAmount, parseCurrencyCode, type Money } from '@carmine/money';
import { z } from 'zod';
import type { BalanceAnswer } from '../../../modules/payments/ports.ts';
import type { Send } from './payouts.ts';

const document = z.object({
  balances: z
    .array(z.object({ currency: z.string().max(8), available: z.string().regex(/^-?[0-9]{1,15}(\.[0-9]{1,9})?$/) }))
    .max(50),
});

const read = (text: string): z.infer<typeof document> | undefined => {
  try {
    return document.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** A balance may be negative. Currencies that nobody here knows are left out. */
const moneyOf = ({ currency: code, available }: { currency: string; available: string }): Money | undefined => {
  const currency = parseCurrencyCode(code);
  if (currency === undefined) return undefined;
  const isNegative = available.startsWith('-');
  const parsed = parseAmount(currency, isNegative ? available.slice(1) : available);
  if (!parsed.ok) return undefined;
  return isNegative ? money(currency, -parsed.money.subunits) : parsed.money;
};

export const createBalance = (send: Send) => async (): Promise<BalanceAnswer> => {
  const answer = await send('GET', '/kluwp/v1/balance');
  if (!answer.ok || answer.status >= 500 || answer.status === 429) return { ok: false, reason: 'unreachable' };
  const found = answer.status === 200 ? read(answer.body) : undefined;
  if (found === undefined) return { ok: false, reason: 'answer_invalid' };
  return { ok: true, balances: found.balances.flatMap((one) => moneyOf(one) ?? []) };
};
