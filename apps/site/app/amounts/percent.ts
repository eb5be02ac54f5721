/** Percentages as people read them; measures only, never money. */
import { pageLocale } from '@carmine/money';

/** By their decimals: a lobby shows hundreds of percentages, and a format is slow to create. */
const formats: Intl.NumberFormat[] = [];

const formatWith = (decimals: number): Intl.NumberFormat =>
  (formats[decimals] ??= new Intl.NumberFormat(pageLocale, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }));

/** `97.30` → `97.30%`: with as many decimals as it comes with. */
export const displayPercent = (percent: string): string =>
  formatWith(percent.split('.')[1]?.length ?? 0).format(Number.parseFloat(percent) / 100);
