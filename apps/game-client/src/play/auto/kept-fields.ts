/** What was typed into the auto-bet fields of a game, as typed, stored like the stake and the settings: until the tab is closed. */
export const usualFields = {
  ...{ rounds: '25', stopProfit: '', stopLoss: '', onWin: '0', onLoss: '0', stopWin: '' },
  ...{ stopFeature: 'on', stopJackpot: 'on' },
};

type AutoFields = typeof usualFields;

interface AutoPlace {
  readonly mode: string;
  readonly game: string;
  /** Amounts of one currency are none of another. */
  readonly currency: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = ({ mode, game, currency }: AutoPlace): string => `carmine.auto.${mode}.${game}.${currency}`;
const names = Object.keys(usualFields) as (keyof AutoFields)[];
/** No field takes more. */
const longest = 24;

export const readFields = (place: AutoPlace, storage: () => Store = () => sessionStorage): AutoFields => {
  const fields = { ...usualFields };
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(place)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return fields;
    for (const name of names) {
      const text = (kept as Partial<Record<string, unknown>>)[name];
      if (typeof text === 'string' && text.length <= longest) fields[name] = text;
    }
  } catch {
    // Storage may be unavailable, or hold something else.
  }
  return fields;
};

export const keepFields = (place: AutoPlace, fields: AutoFields, storage: () => Store = () => sessionStorage): void => {
  try {
    storage().setItem(keyOf(place), JSON.stringify(fields));
  } catch {
    // Then they last until the drawer is closed.
  }
};
