/** What a language's file has to hold beside the English one: the same names, the same parameters, text where there is text. */
type Widened<T> = T extends string
  ? string
  : T extends number | bigint | boolean | null | undefined
    ? T
    : T extends (...parameters: infer P) => infer R
      ? (...parameters: P) => Widened<R>
      : T extends readonly (infer Item)[]
        ? number extends T['length']
          ? readonly Widened<Item>[]
          : { readonly [Index in keyof T]: Widened<T[Index]> }
        : { readonly [Name in keyof T]: Widened<T[Name]> };

/**
 * The type of a translation: a text that is missing, one too many, or a function that takes something else does not compile.
 * Parameters may be left unused only where the language has no place for them.
 */
export type Translation<English> = Widened<English>;
