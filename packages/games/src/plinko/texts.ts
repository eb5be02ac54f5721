/** The words of a round’s proof. */
export const proofTexts = {
  rows: 'Rows',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' },
  path: 'Path',
  pathHow: 'below(2) once a row: L left, R right',
  step: ['L', 'R'],
  bucket: 'Bucket',
  bucketHow: 'how often the ball went right, counted from the left',
  multiplier: 'Multiplier',
  multiplierHow: 'of this bucket on this board',
  wrong: 'Plinko has 8 to 16 rows.',
} as const;
