/** What a refusal says beside its own words: the fields of its document, read as a text needs them. */
import { moneyText, pageLocale, parseCurrencyCode, readAmount } from '@carmine/money';

/** `22 Nov 2026, 14:05`, in the reader's own time zone where none is named. */
export const momentText = (iso: string, timeZone?: string): string => {
  const text = new Date(iso).toLocaleString(pageLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return timeZone === undefined ? text : `${text} ${timeZone}`;
};

export class Parameters {
  readonly #fields: Readonly<Record<string, unknown>>;
  /** Nothing for the reader's own, which the server does not know. */
  readonly #timeZone: string | undefined;

  constructor(fields: Readonly<Record<string, unknown>>, timeZone?: string) {
    this.#fields = fields;
    this.#timeZone = timeZone;
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined && this.#fields[name] !== null;
  }

  is(name: string, value: unknown): boolean {
    return this.#fields[name] === value;
  }

  /** Empty where there is none. */
  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  /** In the refusal's own currency, where it is in no other. */
  amount(name: string, currency = this.text('currency')): string {
    const code = this.has(name) ? parseCurrencyCode(currency) : undefined;
    return code === undefined ? this.text(name) : moneyText(readAmount(code, this.text(name)));
  }

  time(name: string): string {
    return this.has(name) ? momentText(this.text(name), this.#timeZone) : '';
  }

  /** Of a field that has fields. */
  within(name: string): Parameters {
    return new Parameters((this.#fields[name] ?? {}) as Record<string, unknown>, this.#timeZone);
  }
}

/** The text of one code: the same for everybody, or made of what the refusal carries. */
export type CodeText = string | ((parameters: Parameters) => string);

export type CodeTexts = Readonly<Record<string, CodeText>>;
