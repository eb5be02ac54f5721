/** Opens one of the closed tiles: this device picks it, and the result does not depend on which. */
interface Props {
  text: string;
  legal: readonly string[];
  disabled: boolean;
  onAct: (type: string) => void;
}

export const RandomTile = ({ text, legal, disabled, onAct }: Props) => (
  <button
    type="button"
    className="picks-random"
    disabled={disabled}
    data-random-tile
    onClick={() => {
      const tiles = legal.filter((type) => type.startsWith('open-'));
      const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
      const tile = tiles[word % tiles.length];
      if (tile !== undefined) onAct(tile);
    }}
  >
    {text}
  </button>
);
