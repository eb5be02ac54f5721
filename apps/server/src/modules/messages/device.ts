/** What a browser calls itself, in words that a person knows. */
import { deviceWords } from './templates/frame-templates.ts';

const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

export const deviceName = (userAgent: string, words = deviceWords): string => {
  const find = (names: readonly (readonly [string, RegExp])[]) => names.find(([, shape]) => shape.test(userAgent))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined || system === undefined) return browser ?? system ?? words.unknown;
  return words.browserOn(browser, system);
};
