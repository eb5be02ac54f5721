/** Orbs on their way from their cells to the plate: each lifts, falls along an arc with a ribbon of light, and leaves a ring in its cell. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Cell } from '../effects/win-lights.ts';
import { cellAt, type Layout } from '../layout.ts';
import type { Textures } from '../textures.ts';
import { orbTotalPlace } from './orb-places.ts';
import { liftsAt, type OrbTimings } from './timings.ts';

export interface FlyingOrb {
  readonly cell: Cell;
  readonly symbol: string;
}

export interface OrbFlight {
  readonly container: Container;
  /** As they are so many milliseconds after the first one has lifted. */
  readonly draw: (orbs: readonly FlyingOrb[], at: number, timings: OrbTimings) => void;
  readonly clear: () => void;
}

type Place = readonly [x: number, y: number];

const [lifted, beads, links] = [1.22, 18, 14];
const ribbons = [
  [0.36, 0.12],
  [0.18, 0.26],
  [0.07, 0.85],
] as const;

/** A curve that first swings outwards, then falls on the plate. */
const curveOf = ([x, y]: Place, [tx, ty]: Place, { cell }: Layout, side: 1 | -1) => {
  const c1: Place = [x + side * cell.width * 1.5, y - cell.height * 0.35];
  const c2: Place = [tx + side * cell.width * 1.3, ty - cell.height * 2.1];
  return (t: number): Place => {
    const along = (k: 0 | 1) =>
      (1 - t) ** 3 * (k === 0 ? x : y) +
      3 * (1 - t) ** 2 * t * c1[k] +
      3 * (1 - t) * t ** 2 * c2[k] +
      t ** 3 * (k === 0 ? tx : ty);
    return [along(0), along(1)];
  };
};

export const createOrbFlight = (
  layout: Layout,
  textures: Textures,
  { colours, leave }: { colours: Readonly<Record<string, number>>; leave: (column: number, row: number) => void },
): OrbFlight => {
  const container = new Container();
  const [marks, sprites] = [new Graphics(), new Container()];
  container.addChild(marks, sprites);
  const target = orbTotalPlace(layout);
  const clear = () => {
    marks.clear();
    for (const sprite of sprites.removeChildren()) sprite.destroy();
  };
  /** A ring of dots, and what is left of its light. */
  const ringOf = ([x, y]: Place, color: number, strength: number) => {
    const r = layout.symbol * 0.4;
    for (let bead = 0; bead < beads; bead += 1) {
      const angle = (bead / beads) * 2 * Math.PI;
      const [dx, dy] = [r * Math.cos(angle), r * Math.sin(angle)];
      marks.moveTo(x + dx, y + dy).lineTo(x + dx + 0.1, y + dy);
    }
    marks.stroke({ width: Math.max(2, layout.symbol * 0.028), color, alpha: 0.9 * strength, cap: 'round' });
    const light = new Sprite(textures.dot);
    light.anchor.set(0.5);
    light.position.set(x, y);
    light.width = light.height = layout.symbol;
    [light.tint, light.alpha] = [color, 0.6 * strength];
    sprites.addChild(light);
  };
  const ribbon = (placeAt: (t: number) => Place, from: number, to: number, color: number) => {
    for (const [width, alpha] of ribbons)
      for (let link = 0; link < links; link += 1) {
        const t = (part: number) => from + ((to - from) * (link + part)) / links;
        const strength = (link / links) ** 1.4;
        marks
          .moveTo(...placeAt(t(0)))
          .lineTo(...placeAt(t(1)))
          .stroke({
            width: layout.symbol * width * (0.25 + 0.75 * strength),
            color: width < 0.1 ? 0xff_fa_e6 : color,
            alpha: alpha * strength,
            cap: 'round',
          });
      }
  };
  return {
    container,
    clear,
    draw: (orbs, at, timings) => {
      clear();
      for (const [index, { cell, symbol }] of orbs.entries()) {
        const since = at - liftsAt(index, orbs.length, timings);
        if (since <= 0) continue;
        const from = cellAt(layout, ...cell);
        const color = colours[symbol] ?? 0xff_e6_a0;
        leave(...cell);
        ringOf(from, color, Math.min(1, since / timings.lift));
        const flown = (since - timings.lift) / timings.fly;
        if (flown >= 1) continue;
        const placeAt = curveOf(from, [target.x, target.y], layout, from[0] < target.x ? 1 : -1);
        const t = Math.max(0, flown) ** 1.6;
        const tail = Math.max(0, flown - 240 / timings.fly) ** 1.6;
        if (t > 0) ribbon(placeAt, tail, t, color);
        const sprite = new Sprite(textures.symbol(symbol).sharp);
        sprite.anchor.set(0.5);
        sprite.position.set(...placeAt(t));
        const rise = 1 + (lifted - 1) * Math.min(1, since / timings.lift);
        // It becomes as small as its place on the plate.
        const size = layout.symbol * rise + (target.size * 0.9 - layout.symbol * rise) * t ** 3;
        sprite.width = sprite.height = size;
        sprite.rotation = 0.16 * Math.sin(t * Math.PI) * (from[0] < target.x ? 1 : -1);
        sprites.addChild(sprite);
      }
    },
  };
};
