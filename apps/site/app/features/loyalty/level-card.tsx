/** The player's level, and the way through all of them. */
import type { LoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { Gem, type GemKind } from '@carmine/design/gem';
import { displayAmount, displayCount } from '../../amounts/display.ts';
import { loyaltyTexts as words } from './texts.ts';

const gems: readonly GemKind[] = ['bronze', 'platinum', 'topaz', 'gem', 'diamond'];

export const gemOf = (level: number): GemKind => gems[level - 1] ?? 'brand';
export const nameOf = (level: number): string => words.levels[level - 1] ?? '';

/** In per cent of the way from this level to the next. */
const progressOf = ({ points, levels, level, nextLevel }: LoyaltyLevel): number => {
  const from = levels.find((one) => one.level === level)?.fromPoints ?? 0;
  return nextLevel === null ? 100 : Math.floor(((points - from) / (nextLevel.fromPoints - from)) * 100);
};

const Way = ({ loyalty: { levels, level } }: { readonly loyalty: LoyaltyLevel }) => (
  <ol className="loyalty-levels" aria-label={words.way}>
    {levels.map((one) => (
      <li
        key={one.level}
        className={one.level < level ? 'loyalty-passed' : undefined}
        aria-current={one.level === level ? 'step' : undefined}
      >
        <span className="loyalty-stone">
          <Gem kind={gemOf(one.level)} size="small" />
        </span>
        <b>{nameOf(one.level)}</b>
        <span className="loyalty-muted">{words.from(one.fromPoints)}</span>
        <span>{words.rate(one.rakebackPercent)}</span>
        {Number(one.giftEur) > 0 && (
          <span className="loyalty-muted">{words.gift(displayAmount('EUR', one.giftEur))}</span>
        )}
      </li>
    ))}
  </ol>
);

export const LevelCard = ({ loyalty }: { readonly loyalty: LoyaltyLevel }) => {
  const { level, levels, points, nextLevel, pointsToNext } = loyalty;
  const progress = progressOf(loyalty);
  return (
    <section className="loyalty-card loyalty-level">
      <div className="loyalty-now">
        <Gem kind={gemOf(level)} />
        <div>
          <p className="loyalty-muted">{words.levelOf(level, levels.length)}</p>
          <h2 className="loyalty-name">{nameOf(level)}</h2>
        </div>
        <p className="loyalty-points">
          <b className="num">{displayCount(points)}</b>
          <span className="loyalty-muted">{words.pointsLabel}</span>
        </p>
      </div>
      {nextLevel === null ? (
        <p>{words.highest}</p>
      ) : (
        <div>
          <p className="loyalty-next">
            <b>{words.next(nameOf(nextLevel.level))}</b>
            <span className="loyalty-muted num">{words.toGo(pointsToNext ?? 0)}</span>
          </p>
          <div
            className="loyalty-bar"
            role="progressbar"
            aria-label={words.next(nameOf(nextLevel.level))}
            aria-valuenow={progress}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${progress}%` }} />
          </div>
        </div>
      )}
      <Way loyalty={loyalty} />
    </section>
  );
};
