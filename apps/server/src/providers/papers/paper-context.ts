export interface PaperContext {
  /** Each kind of paper lies apart. */
  readonly shelf: 'papers' | 'exports';
  readonly dataDir: string;
}
