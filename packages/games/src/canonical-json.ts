/** One text for one value: keys sorted, no spaces. What is hashed must not depend on the order of writing. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`;
  const entries = Object.entries(value as { readonly [key: string]: Json });
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
};
