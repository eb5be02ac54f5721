/** Small schemas that many endpoints share. */
import {
  currencyCodes,
  defaultLanguage,
  languages,
  parseCurrencyCode,
  type CurrencyCode,
  type Language,
} from '@carmine/money';
import { z } from 'zod';
import type { FieldCode } from './problem-texts/fields.ts';

/** An amount in an answer: a decimal string in units, signed where the field says so. */
export const amountAnswer = z.string().regex(/^-?[0-9]+(\.[0-9]+)?$/);

/** The shape of a request's amount; how many decimals are allowed depends on its currency and is checked with it. */
export const amountRequest = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,17})(\.[0-9]{1,9})?$/, 'amount_malformed' satisfies FieldCode);

export const currencyAnswer = z.enum(currencyCodes as readonly [CurrencyCode, ...CurrencyCode[]]);

export const languageAnswer = z.enum(languages as readonly [Language, ...Language[]]);

/** The language of requested texts; those without a translation are in English. */
export const languageQuery = z.strictObject({ language: languageAnswer.default(defaultLanguage) });

/** A currency in a request: a known code, or DOGE for DOG. */
export const currencyRequest = z
  .string()
  .max(8)
  .transform((text, context): CurrencyCode => {
    const code = parseCurrencyCode(text);
    if (code !== undefined) return code;
    context.addIssue({ code: 'custom', message: 'currency_unknown' satisfies FieldCode });
    return z.NEVER;
  });

export const isoTime = z.iso.datetime();

/** A download on the server; on the wire, its bytes are the body. */
export const fileAnswer = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** A document on the server; on the wire, its text is the body and its policy a header. */
export const pageAnswer = z.object({ html: z.string(), contentPolicy: z.string() });

/** Pages count from 0. */
export const pageQuery = z.strictObject({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.number().int(), size: z.number().int(), total: z.number().int() });

/** Text entered by a person: NFC, no control characters, none that change the reading direction, limited in code points. */
export const text = (minimum: number, maximum: number) =>
  z
    .string()
    .max(maximum * 4)
    .transform((value) => value.normalize('NFC').trim())
    .refine(
      (value) => {
        const length = [...value].length;
        return length >= minimum && length <= maximum && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value);
      },
      { message: 'length' satisfies FieldCode, params: { minimum, maximum } },
    );
