export interface DocumentContext {
  /** Each kind of document lies apart. */
  readonly shelf: 'papers' | 'exports';
  readonly dataDir: string;
}
