/** Presentation of the largest wins and of the free spins' total: no reels, a carved word, a plate, coins. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { ownTask } from '../../art/own-task.ts';
import { createCoins, type Coins } from './coins.ts';
import { grandPlate } from './grand-plate.ts';
import type { GrandWord } from '../playback/ladder.ts';
import type { Layout } from '../layout.ts';
import type { SlotArt } from '../slot-game.ts';
import type { Textures } from '../textures.ts';
import { carvedTexts } from '../texts.ts';
import { carvedWord, paintRayedLight } from './carved-words.ts';

export interface Grand {
  readonly container: Container;
  /** Bakes what it shows, so that nothing waits in the middle. Still invisible afterwards. */
  readonly prepare: (words: readonly GrandWord[]) => Promise<void>;
  /** 0 … 1. */
  readonly fade: (alpha: number) => void;
  /** Shows a prepared word, with a slight overshoot unless motion is reduced. */
  readonly say: (word: GrandWord) => void;
  readonly pour: (coins: number) => void;
  readonly close: () => void;
  readonly tick: (now: number) => void;
}

const [landMs, shimmerMs, swayMs] = [520, 2_400, 3_100];
const landAt = (t: number): number => 1 + 0.55 * (1 - t) ** 3 * Math.cos(t * 6);

export const createGrand = (art: SlotArt, layout: Layout, textures: Textures, still: boolean): Grand => {
  const { width: w, height: h, upright } = layout;
  const container = new Container();
  container.visible = false;
  const middle = h * (upright ? 0.4 : 0.39);
  const dim = new Graphics().rect(0, 0, w, h).fill(art.colours.grand);
  dim.alpha = 0.55;
  const light = { y: middle, width: Math.min(w * 1.5, h * 1.9), height: Math.min(w, h) * (upright ? 0.9 : 1.25) };
  const [rays, lamps, flying, words] = [new Container(), new Container(), new Container(), new Container()];
  container.addChild(dim, rays, lamps, flying, words);
  let coins: Coins | undefined;
  const made = new Map<GrandWord, { readonly sprite: Sprite; readonly size: readonly [number, number] }>();
  const hung: Sprite[] = [];
  let furnished: Promise<void> | undefined;
  let [spoken, spokenAt]: [GrandWord | undefined, number] = [undefined, 0];
  const hang = (texture: Texture, x: number, y: number, size: number) => {
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5, 0.05);
    sprite.position.set(x, y);
    sprite.width = sprite.height = size;
    hung.push(sprite);
    lamps.addChild(sprite);
  };
  const furnish = async () => {
    const shine = new Sprite(textures.paint('grand light', () => paintRayedLight(w, h, light)));
    [shine.width, shine.height] = [w, h];
    rays.addChild(shine);
    await ownTask();
    coins = createCoins(layout, textures, art.poured);
    flying.addChild(coins.container);
    const { x, y, width, height } = grandPlate(layout);
    const plate = new Sprite(await textures.of(art.plate({ width, height }, true, height >= 110), width, height));
    plate.position.set(x, y);
    [plate.width, plate.height] = [width, height];
    const size = upright ? Math.min(w * 0.34, h * 0.24) : h * 0.31;
    const red = await textures.of(art.pendant('glr', false), size, size);
    const gold = await textures.of(art.pendant('glg', true), size * 0.72, size * 0.72);
    const aside = upright ? w * 0.27 : Math.min(w * 0.24, size * 1.75);
    const other = art.figures ? await textures.of(art.pendant('glr', true), size * 0.72, size * 0.72) : gold;
    const lower = art.figures && !upright ? 0.05 : 0;
    hang(gold, w / 2 - aside, h * ((upright ? 0.05 : -0.02) + lower), size * 0.72);
    hang(other, w / 2 + aside, h * ((upright ? 0.05 : -0.02) + lower), size * 0.72);
    hang(red, w / 2, h * ((upright ? 0.04 : -0.03) + lower), size);
    words.addChild(plate);
  };
  return {
    container,
    prepare: async (wanted) => {
      furnished ??= furnish();
      await furnished;
      for (const text of wanted) {
        if (made.has(text)) continue;
        const tall = upright ? Math.min(120, h * 0.13, w * 0.2) : h * 0.2;
        const room = { height: tall, widest: w * (upright ? 0.97 : 0.8) };
        const word = carvedWord(carvedTexts[text], room, art.wordRim);
        const sprite = new Sprite(await textures.of(word.svg, word.width, word.height));
        sprite.anchor.set(0.5);
        sprite.position.set(w / 2, middle);
        sprite.visible = false;
        made.set(text, { sprite, size: [word.width, word.height] });
        words.addChild(sprite);
      }
    },
    fade: (alpha) => {
      container.visible = alpha > 0;
      container.alpha = alpha;
    },
    say: (word) => {
      for (const [text, { sprite }] of made) sprite.visible = text === word;
      [spoken, spokenAt] = [word, performance.now()];
      const said = made.get(word);
      if (said !== undefined) [said.sprite.width, said.sprite.height] = said.size;
    },
    pour: (count) => {
      coins?.pour(still ? 0 : count);
    },
    close: () => {
      container.visible = false;
      coins?.pour(0);
      spoken = undefined;
    },
    tick: (now) => {
      if (!container.visible || still) return;
      coins?.tick(now);
      rays.alpha = 0.8 + 0.2 * Math.cos((now / shimmerMs) * Math.PI * 2);
      for (const [index, sprite] of hung.entries())
        sprite.rotation = 0.05 * Math.sin((now / swayMs) * 6.28 + index * 2);
      const said = spoken === undefined ? undefined : made.get(spoken);
      if (said === undefined) return;
      const scale = landAt(Math.min(1, (now - spokenAt) / landMs));
      [said.sprite.width, said.sprite.height] = [said.size[0] * scale, said.size[1] * scale];
    },
  };
};
