/** The tiers of card gateways, in the order in which players see them. */
const tiers: readonly string[] = ['Ruby', 'Diamond', 'Platinum', 'Gem', 'Sapphire', 'Emerald', 'Topaz'];

const placeOf = (name: string): number => (tiers.includes(name) ? tiers.indexOf(name) : tiers.length);

/** Gateways without a tier come last, as registered. */
export const inTierOrder = <G extends { readonly name: string }>(gateways: readonly G[]): G[] =>
  gateways.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
