/** The spots on the felt, and the place of the raise, which only the choice fills. */
import { Chip } from '../../../tables/stage/chip.tsx';
import { Spots } from '../../../tables/stage/spots.tsx';
import type { ChipTable } from '../../../tables/stage/use-chips.ts';
import type { AnteLayout } from './ante-table.ts';
import type { SpotState } from './spot-states.ts';
import { anteTableTexts as texts } from './texts.ts';

interface Props {
  readonly layout: AnteLayout;
  readonly table: ChipTable;
  readonly raise: { readonly name: string; readonly units: number; readonly state: SpotState };
  readonly stateOf: (spot: string) => SpotState;
}

export const Bets = ({ layout, table, raise, stateOf }: Props) => {
  const { spots, size } = layout;
  const [width, height] = size;
  const box = layout.raise;
  return (
    <div className="ante-layout">
      <Spots className="ante-spots" label={texts.bets} {...{ spots, size, table, stateOf }} />
      <div
        className="ante-raise"
        data-state={raise.state}
        style={{
          left: `${(box.x / width) * 100}%`,
          top: `${(box.y / height) * 100}%`,
          width: `${(box.width / width) * 100}%`,
          height: `${(box.height / height) * 100}%`,
        }}
      >
        <b>{raise.name}</b>
        {raise.units === 0 ? null : (
          <i className="chip-place" data-state={raise.state}>
            <Chip units={raise.units} />
          </i>
        )}
      </div>
    </div>
  );
};
