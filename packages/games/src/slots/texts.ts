/** The words of a spin’s proof. */
export const proofTexts = {
  spin: 'Spin',
  freeSpin: (number: number) => `Free spin ${number}`,
  stops: (spin: string) => `${spin}: stops`,
  window: (spin: string) => `${spin}: window`,
  windowHow: 'the stop and the symbols after it, row by row',
  pays: (spin: string) => `${spin}: pays`,
  line: (line: number, count: number, symbol: string) => `Line ${line}: ${count} × ${symbol}`,
  fromTheRight: (line: string) => `${line}, from the right`,
  linePays: (line: string, multiple: string) => `${line} pays ${multiple}`,
  scatterPays: (count: number, multiple: string) => `${count} scatters pay ${multiple}`,
  awarded: (count: number) => `${count} free spins awarded`,
  noWin: 'no line pays',
  times: (wins: string, multiplier: number) => `${wins}; all × ${multiplier}`,
  multiplier: 'Multiplier',
  lineBets: (pays: number, lines: number, limited: boolean) =>
    `${pays} line bets ÷ ${lines} lines${limited ? ', the maximum win' : ''}`,
} as const;
