/** How far the telling of a round has come, kept in this browser: the result itself was settled before it began. */
const key = 'carmine.telling';

export interface TellingPlace {
  readonly round: string;
  /** Spins of the round that were told to their end. */
  readonly told: number;
}

export const readPlace = (storage: Storage = localStorage): TellingPlace | undefined => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { round, told } = value as Partial<TellingPlace>;
    return typeof round === 'string' && typeof told === 'number' && told > 0 ? { round, told } : undefined;
  } catch {
    return undefined;
  }
};

/** Does nothing where the browser keeps nothing. */
export const writePlace = (place: TellingPlace | undefined, storage: Storage = localStorage): void => {
  try {
    if (place === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(place));
  } catch {
    // A full or forbidden store only means that a reload shows the end of the round.
  }
};
