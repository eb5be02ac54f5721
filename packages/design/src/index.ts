/** Owns the design system: tokens and controls. Must not know calls, routes or texts, except a placeholder. */
export * from './amount-field.tsx';
export * from './brand-mark.tsx';
export * from './button.tsx';
export * from './checkbox.tsx';
export * from './class-names.ts';
export * from './coin.tsx';
export * from './country-search.tsx';
export * from './currency-selector.tsx';
export * from './date-input.tsx';
export * from './dialog.tsx';
export * from './dismiss.ts';
export * from './dropdown.tsx';
export * from './feedback.tsx';
export * from './gem.tsx';
export * from './text-input.tsx';
export * from './tile.tsx';
