/** Whether a gateway answers, and how its deposits went. */
export const gatewayHealth = {
  notCalled: 'Not called yet',
  up: 'Answering',
  failing: 'Failing',
  down: 'Down',
  downAbout: 'Not offered to players until it answers again.',
  since: (at: string) => `Since ${at}`,
  answered: (at: string) => `Last answer ${at}`,
  never: 'It has never answered',
  failure: (failure: string) => `Last failure: ${failure.replaceAll('_', ' ')}`,
  success: (credited: number, ended: number) => `${credited} of ${ended} deposits credited in 24 hours`,
  none: 'No deposits in 24 hours',
  median: (seconds: number) =>
    `Half of them within ${seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`}`,
} as const;
