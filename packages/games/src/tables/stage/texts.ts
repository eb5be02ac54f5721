/** The words that tables with chips share. */
export const tableTexts = {
  chip: 'Chip value',
  rack: 'Chips per press',
  chipsOf: (units: number, amount: string) => (units === 1 ? `1 chip, ${amount}` : `${units} chips, ${amount}`),
  onSpot: (spot: string, units: number) =>
    units === 0 ? spot : `${spot}: ${units === 1 ? '1 chip' : `${units} chips`}`,
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  double: 'Double',
  tools: 'Chips on the table',
  place: 'Place a chip first.',
  bet: (chips: number, spots: number) =>
    chips === 0
      ? 'No chips yet'
      : `${chips === 1 ? '1 chip' : `${chips} chips`} on ${spots === 1 ? '1 spot' : `${spots} spots`}`,
  keys: [
    ['U', 'Take back the last chips'],
    ['C', 'Clear the table'],
    ['R', 'Place the last bet again'],
    ['D', 'Double all chips'],
    ['← → ↑ ↓', 'Move on the layout'],
    ['Delete', 'Take the chips off a spot'],
  ],
} as const;
