export interface DocumentContext {
  /** Each kind of document has its own folder. */
  readonly shelf: 'papers' | 'exports';
  readonly dataDir: string;
}
