/** Gems found, what the next one pays, and how likely it is: all of it before the press. */
import { multiplierText } from '../../multiplier-text.ts';
import { percent } from '../../stage/percent.ts';
import type { Prospect } from './prospect.ts';
import { texts } from './texts.ts';

/** In tenths of a percent; the sentence says the same without rounding. */
const shareText = (gems: number, tiles: number): string => percent(`${Math.round((gems * 1_000) / tiles) / 10}`);

/** Letters that fit at the usual size. */
const roomyLength = 8;

const Multiple = ({ text }: { text: string }) => <b data-long={text.length > roomyLength}>{text}</b>;

export const Status = ({ prospect: { found, gems, worth, next } }: { prospect: Prospect }) => (
  <div className="picks-status mines-status">
    <p>
      {texts.found}
      <b>
        {found} <small>/ {gems}</small>
      </b>
    </p>
    <p>
      {texts.worth[worth.is]}
      <Multiple text={multiplierText(worth.multiplierE4)} />
    </p>
    <span className="mines-progress" aria-hidden="true">
      <span style={{ width: `${(100 * found) / gems}%` }} />
    </span>
    {next === undefined ? null : (
      <>
        <p className="mines-share">
          {texts.share}
          <b>{shareText(next.gems, next.tiles)}</b>
        </p>
        <p className="mines-chance">
          {texts.chance(next.first, next.gems, next.tiles, shareText(next.gems, next.tiles))}
        </p>
      </>
    )}
  </div>
);
