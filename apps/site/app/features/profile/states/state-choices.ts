import { pageLocale } from '@carmine/money';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { stateTexts } from './texts.ts';

/** A country's states by their names in the page's language, in the order of its alphabet. */
export const stateChoices = (states: CountryEntry['states'] = []): { value: string; label: string }[] =>
  states
    .map(({ code, name }) => ({ value: code, label: stateTexts.nameOf(name) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale));
