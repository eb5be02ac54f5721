/** Decoration of a big win behind the gate: rays, and sparks above the roof. Never in front of a symbol. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../art/colours.ts';
import type { Layout } from '../layout.ts';
import type { Textures } from '../textures.ts';
import { paintRays } from './carved-words.ts';

/** 0: nothing. 1: the free spins open. 2: big, 3: huge. */
export type CheerLevel = 0 | 1 | 2 | 3;

export interface Cheer {
  readonly container: Container;
  readonly set: (level: CheerLevel) => void;
  readonly tick: (now: number) => void;
}

const [fadeMs, pulseMs, fallPx] = [500, 2_600, 260];
const sparkCount: Readonly<Record<CheerLevel, number>> = { 0: 0, 1: 0, 2: 36, 3: 64 };
const light: Readonly<Record<CheerLevel, number>> = { 0: 0, 1: 0, 2: 0.8, 3: 1 };
const hues = [0xff_ff_ff, 0xff_d9_66, 0xff_9a_3c];

const createSparks = ({ window: w, roof, beam, upright }: Layout, { dot }: Textures) => {
  const next = decorSource(11);
  const scale = upright ? 0.6 : w.height / 390;
  return Array.from({ length: sparkCount[3] }, (_, index) => {
    const sprite = new Sprite(dot);
    sprite.anchor.set(0.5);
    sprite.tint = hues[index % hues.length] ?? 0xff_ff_ff;
    sprite.width = sprite.height = lerp(14, 40, next() ** 2) * scale;
    const side = index % 2 === 0 ? -1 : 1;
    const spread = next();
    const post = side < 0 ? w.x - beam : w.x + w.width + beam;
    return {
      sprite,
      // Over the roof on a phone, from the feet of both posts where there is room beside them.
      x: upright ? w.x + w.width * (0.5 + side * spread * 0.4) : post - side * 12,
      y: upright ? w.y - roof * 0.5 : w.y + w.height,
      // Outwards and up, then gravity.
      across: side * lerp(30, upright ? 120 : 210, spread) * scale,
      up: lerp(upright ? 160 : 300, upright ? 380 : 620, next()) * scale,
      lifeMs: lerp(1_200, 2_200, next()),
      delayMs: next() * 1_500,
    };
  });
};

export const createCheer = (layout: Layout, textures: Textures): Cheer => {
  const container = new Container();
  const rays = new Container();
  /** Not before there is something to cheer. */
  const paint = () => {
    if (rays.children.length > 0) return;
    const sprite = new Sprite(textures.paint('cheer', () => paintRays(layout.width, layout.height, 'far')));
    [sprite.width, sprite.height] = [layout.width, layout.height];
    rays.addChild(sprite);
  };
  const sparks = createSparks(layout, textures);
  container.addChild(rays, ...sparks.map(({ sprite }) => sprite));
  container.visible = false;
  let [level, since]: [CheerLevel, number] = [0, 0];
  return {
    container,
    set: (wanted) => {
      level = wanted;
      since = performance.now();
      container.visible = light[wanted] > 0;
      if (container.visible) paint();
      for (const { sprite } of sparks) sprite.alpha = 0;
      rays.alpha = 0;
    },
    tick: (now) => {
      if (!container.visible) return;
      const passed = now - since;
      rays.alpha =
        Math.min(1, passed / fadeMs) * light[level] * (0.86 + 0.14 * Math.cos((passed / pulseMs) * Math.PI * 2));
      for (const [index, { sprite, x, y, across, up, lifeMs, delayMs }] of sparks.entries()) {
        if (index >= sparkCount[level] || passed < delayMs) continue;
        const t = ((passed - delayMs) % lifeMs) / lifeMs;
        const seconds = (t * lifeMs) / 1_000;
        sprite.position.set(x + across * seconds, y - up * seconds + fallPx * 0.5 * seconds * seconds);
        sprite.alpha = Math.min(1, t * 8) * (1 - t) ** 0.7;
      }
    },
  };
};
