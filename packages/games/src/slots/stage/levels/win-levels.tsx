/** At which multiples the stage calls a win by a larger word. */
import { multiplierText } from '../../../multiplier-text.ts';
import { levelTexts as texts } from './texts.ts';
import { tiersOf } from './tiers.ts';

interface Props {
  /** Of the stake. */
  readonly maxWin: number;
  /** Its respins are for sale. */
  readonly sold?: boolean;
}

export const WinLevels = ({ maxWin, sold = false }: Props) => {
  const { bigE4, hugeE4, mostE4 } = tiersOf({ maxWin });
  const rows = [
    [texts.big, texts.from(multiplierText(bigE4))],
    [texts.huge, texts.from(multiplierText(hugeE4))],
    [texts.max, multiplierText(mostE4)],
  ] as const;
  return (
    <>
      <h4>{texts.title}</h4>
      <dl className="slots-pays-levels">
        {rows.map(([name, times]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <p className="slots-pays-note">
        {texts.note} {sold ? texts.bought : null}
      </p>
    </>
  );
};
