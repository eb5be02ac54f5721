/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Wild',
  SC: 'Flower',
  RB: 'Cardinal',
  AF: 'Fox',
  AB: 'Butterfly',
  EF: 'Frog',
  SW: 'Whale',
  AS: 'Seahorse',
};
