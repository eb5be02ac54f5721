/** Parameters of a refusal's text: the fields of its document, formatted. */
import { moneyText, pageLocale, parseCurrencyCode, readAmount } from '@carmine/money';

/** `22 Nov 2026, 14:05`, in the reader's own time zone if none is given. */
export const momentText = (iso: string, timeZone?: string): string => {
  const text = new Date(iso).toLocaleString(pageLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return timeZone === undefined ? text : `${text} ${timeZone}`;
};

export class Parameters {
  readonly #fields: Readonly<Record<string, unknown>>;
  /** Absent: the reader's own time zone, which the server does not know. */
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

  /** Empty if there is none. */
  text(name: string): string {
    const value = this.#fields[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }

  /** In the refusal's own currency by default. */
  amount(name: string, currency = this.text('currency')): string {
    const code = this.has(name) ? parseCurrencyCode(currency) : undefined;
    return code === undefined ? this.text(name) : moneyText(readAmount(code, this.text(name)));
  }

  time(name: string): string {
    return this.has(name) ? momentText(this.text(name), this.#timeZone) : '';
  }

  /** The fields inside a field. */
  within(name: string): Parameters {
    return new Parameters((this.#fields[name] ?? {}) as Record<string, unknown>, this.#timeZone);
  }
}

/** The text of one code: fixed, or built from the refusal's parameters. */
export type CodeText = string | ((parameters: Parameters) => string);

export type CodeTexts = Readonly<Record<string, CodeText>>;
