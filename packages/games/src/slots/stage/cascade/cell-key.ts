/** A cell as a key of sets: column and row. */
export const cellKey = (column: number, row: number): string => `${column} ${row}`;
