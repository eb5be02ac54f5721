/** HTML templates that escape everything except explicit markup. */

declare const markupBrand: unique symbol;
export interface Markup {
  readonly text: string;
  readonly [markupBrand]: true;
}

type Value = string | number | Markup | readonly Markup[] | undefined | false;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Trusted markup: our own style sheets and images. */
export const markup = (text: string): Markup => ({ text }) as Markup;

const show = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if ('text' in value) return value.text;
  return value.map((part) => part.text).join('');
};

export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  markup(strings.reduce((text, part, index) => text + show(values[index - 1]) + part));
