/** The view of who may not play from where they are. */
export const blockedTexts = {
  unavailable: (brand: string) => `${brand} is not available in your country.`,
  vpn: 'In a different country? Turn off your VPN or proxy, then reload this page.',
  reload: 'Reload',
  support: 'Need help or a withdrawal?',
  seenFrom: (ip: string) => `Your IP address: ${ip}`,
} as const;
