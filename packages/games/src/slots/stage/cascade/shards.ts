/** What a symbol breaks into: splinters in its colour that fly from its middle, turn and fade. */
import { Container, Sprite } from 'pixi.js';
import { decorSource, lerp } from '../../art/colours.ts';
import type { Textures } from '../textures.ts';

interface Shards {
  readonly container: Container;
  readonly burst: (at: readonly [x: number, y: number], size: number, colour: number, flyMs: number) => void;
  readonly clear: () => void;
  readonly tick: (now: number) => void;
}

const usually = 11;
const box = 48;

const paintSplinter = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = box;
  const g = canvas.getContext('2d');
  if (g === null) return canvas;
  const light = g.createLinearGradient(0, 0, box, box);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.5, '#ffffffb0');
  light.addColorStop(1, '#ffffff50');
  g.fillStyle = light;
  g.strokeStyle = '#ffffff';
  g.lineWidth = 2;
  g.beginPath();
  g.moveTo(6, 4);
  g.lineTo(44, 18);
  g.lineTo(16, 44);
  g.closePath();
  g.fill();
  g.stroke();
  return canvas;
};

interface Splinter {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  readonly turn: number;
  readonly at: number;
  readonly ms: number;
}

export const createShards = (textures: Textures, each = usually): Shards => {
  const container = new Container();
  const next = decorSource(41);
  const texture = textures.paint('splinter', paintSplinter);
  let flying: Splinter[] = [];
  return {
    container,
    burst: ([x, y], size, colour, flyMs) => {
      const flash = new Sprite(textures.dot);
      flash.anchor.set(0.5);
      flash.position.set(x, y);
      flash.width = flash.height = size * 1.5;
      container.addChild(flash);
      const at = performance.now();
      flying.push({ sprite: flash, x, y, across: 0, down: 0, turn: 0, at, ms: flyMs * 0.7 });
      for (let index = 0; index < each; index += 1) {
        const sprite = new Sprite(texture);
        sprite.anchor.set(0.5);
        sprite.tint = index % 3 === 0 ? 0xff_ff_ff : colour;
        sprite.width = sprite.height = size * lerp(0.16, 0.42, next());
        sprite.rotation = next() * 6.28;
        container.addChild(sprite);
        const [angle, far] = [((index + next()) / each) * 6.28, size * lerp(0.35, 0.95, next())];
        const [across, down] = [Math.cos(angle) * far, Math.sin(angle) * far];
        flying.push({ sprite, x, y, across, down, turn: lerp(-2, 2, next()), at, ms: flyMs });
      }
    },
    clear: () => {
      for (const { sprite } of flying) sprite.destroy();
      flying = [];
    },
    tick: (now) => {
      if (flying.length === 0) return;
      flying = flying.filter(({ sprite, x, y, across, down, turn, at, ms }) => {
        const t = (now - at) / ms;
        if (t >= 1) {
          sprite.destroy();
          return false;
        }
        const out = 1 - (1 - t) ** 2;
        sprite.position.set(x + across * out, y + down * out + 30 * t * t);
        if (turn !== 0) sprite.rotation += turn * 0.06;
        sprite.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
        return true;
      });
    },
  };
};
