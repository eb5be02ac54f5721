export interface DocumentContext {
  /** Each kind of document has its own folder. */
  readonly shelf: 'papers' | 'exports' | 'evidence';
  readonly dataDir: string;
}
