/** What is in the jackpots now, rolling up as it grows. */
import './pools.css';
import type { CSSProperties } from 'react';
import { amountText, amountWithUnit, unitOf, signOf } from '../../../stage/amounts.ts';
import { poolLevel, type SceneProps, type ShownPool } from '../../../stage/game-view.ts';
import { useRollingAmount } from '../../../stage/motion.ts';
import type { Layout } from '../layout.ts';
import { poolPlaces, poolsAside, type PoolPlace } from './pool-places.ts';
import { poolTexts as texts } from './pool-texts.ts';

/** Until the next amount is known, so that a meter is always on its way. */
const rollMs = 2_400;

interface MeterProps {
  readonly pool: ShownPool;
  readonly place: PoolPlace;
  readonly currency: SceneProps['currency'];
  readonly still: boolean;
  readonly won: boolean;
}

/** Of a figure's width to its height; and how large the unit behind them is. */
const [figureWidth, unitShare] = [0.74, 0.8];

/** As large as the place is wide, so that no amount reaches beyond it. */
const sizeOf = ({ width, em }: PoolPlace, figures: number): number =>
  Math.max(12, Math.min(em * 0.86, (width - 12) / figures / figureWidth));

/** Its place, until what is in it is known. */
const Awaited = ({ id, place: { x, y, width, height, em } }: { readonly id: string; readonly place: PoolPlace }) => {
  const level = poolLevel(id);
  return (
    <li data-level={level} style={{ left: x, top: y, width, height, fontSize: em }}>
      <span>{texts.levels[level]}</span>
      <b>{'\u00A0'}</b>
      {level === 'must-hit' ? <small>{'\u00A0'}</small> : null}
    </li>
  );
};

const Meter = ({ pool, place, currency, still, won }: MeterProps) => {
  const shown = useRollingAmount(pool.amount, rollMs, still);
  const { x, y, width, height, em } = place;
  const style: CSSProperties = { left: x, top: y, width, height, fontSize: em };
  const about = currency === 'EUR' ? '' : '≈ ';
  const unit = unitOf(currency);
  const figures = `${about}${signOf(currency)}${amountText(currency, shown)}`;
  const by = pool.mustHitBy;
  return (
    <li
      data-level={pool.level}
      data-won={won}
      style={style}
      aria-label={`${texts.levels[pool.level]} ${about}${amountWithUnit(currency, pool.amount)}`}
    >
      <span>{texts.levels[pool.level]}</span>
      <b style={{ fontSize: sizeOf(place, figures.length + unit.length * unitShare) }}>
        {figures}
        {unit === '' ? null : <i>{unit}</i>}
      </b>
      {by === undefined ? null : (
        <small>
          <em style={{ width: `${(pool.reached ?? 0) * 100}%` }} />
          <u>{texts.by(`${about}${amountWithUnit(currency, by)}`)}</u>
        </small>
      )}
    </li>
  );
};

interface Props {
  readonly ids: readonly string[];
  readonly props: Pick<SceneProps, 'pools' | 'currency' | 'reducedMotion' | 'history' | 'phase'>;
  readonly layout: Layout;
}

export const Pools = ({ ids, props, layout }: Props) => {
  const { pools, currency, reducedMotion, history, phase } = props;
  const places = poolPlaces(
    layout,
    ids.length,
    ids.some((id) => poolLevel(id) === 'must-hit'),
  );
  const [last] = history;
  const won = phase === 'idle' ? (last?.jackpots ?? []).map(({ name }) => name) : [];
  if (pools?.length === 0) return null;
  return (
    <ul className="slots-pools" data-aside={poolsAside(layout)} aria-label={texts.label}>
      {ids.map((id, index) => {
        const pool = pools?.find((one) => one.id === id);
        const place = places[index];
        if (place === undefined) return null;
        if (pool === undefined) return pools === undefined ? <Awaited key={id} id={id} place={place} /> : null;
        return <Meter key={id} {...{ pool, place, currency, still: reducedMotion, won: won.includes(id) }} />;
      })}
    </ul>
  );
};
