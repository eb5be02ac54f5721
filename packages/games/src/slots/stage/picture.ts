/** The scene for one stage size: built once, animated by the ticker, destroyed completely. */
import { Container, Graphics, Sprite, type Application } from 'pixi.js';
import { ownTask } from '../art/own-task.ts';
import { createCascadeCells, type CascadeCells } from './cascade/cells.ts';
import { createReel, type Reel } from './reel.ts';
import { createCheer, type CheerLevel } from './effects/cheer.ts';
import { createGrand, type Grand } from './effects/grand.ts';
import { createInterlude, type Interlude } from './effects/interlude.ts';
import { createMeter, type Meter } from './effects/meter.ts';
import type { ShownLevel, Strips } from './kinds/kind.ts';
import type { Layout } from './layout.ts';
import type { Ambience, Piece, SlotArt } from './slot-game.ts';
import { bakeTextures, type Textures } from './textures.ts';
import { createCovers, type Covers } from './effects/covers.ts';
import { createHoldBoard, type HoldBoard } from './hold/hold-board.ts';
import { createHeldWilds, type HeldWilds } from './effects/held-wilds.ts';
import { createWinLights, type WinLights } from './effects/win-lights.ts';

export interface Picture {
  readonly layout: Layout;
  readonly reels: readonly Reel[];
  readonly lights: WinLights;
  readonly covers: Covers;
  /** Of a slot with respins. */
  readonly hold?: HoldBoard | undefined;
  readonly held: HeldWilds;
  readonly meter: Meter;
  /** Cells that fall, of a slot without reels. */
  readonly cascade: CascadeCells | undefined;
  readonly interlude: Interlude;
  readonly show: (stops: readonly number[], strips: Strips) => void;
  /** The intensity of the celebration. */
  readonly cheer: (level: CheerLevel) => void;
  /** Free spins have another background. */
  readonly mood: (free: boolean) => void;
  readonly sign: (words: string) => Promise<void>;
  readonly lightPlate: (on: boolean) => void;
  /** The glowing edge round one reel. */
  readonly watch: (reel: number | undefined) => void;
  /** The reels with everything around them, 0 … 1. */
  readonly showReels: (alpha: number) => void;
  readonly grand: Grand;
  readonly destroy: () => void;
}

const setPiece = async (textures: Textures, piece: Piece): Promise<Sprite> => {
  const sprite = new Sprite(await textures.of(piece.svg, piece.width, piece.height));
  sprite.position.set(piece.x, piece.y);
  [sprite.width, sprite.height] = [piece.width, piece.height];
  return sprite;
};

const createBackground = (art: SlotArt, layout: Layout, textures: Textures, density: number) => {
  const make = (name: 'usual' | 'free') => {
    const sprite = new Sprite(textures.paint(name, () => art.background(layout, name === 'free', density)));
    [sprite.width, sprite.height] = [layout.width, layout.height];
    return sprite;
  };
  const container = new Container();
  const usual = make('usual');
  container.addChild(usual);
  let other: Sprite | undefined;
  return {
    container,
    mood: (free: boolean) => {
      if (free && other === undefined) {
        other = make('free');
        container.addChild(other);
      }
      usual.visible = !free;
      if (other !== undefined) other.visible = free;
    },
  };
};

const createReels = (
  layout: Layout,
  textures: Textures,
  { strips, held, colours: { window, hope } }: { strips: Strips; held: HeldWilds; colours: SlotArt['colours'] },
) => {
  const { window: w, cell } = layout;
  const container = new Container();
  const [behind, moving] = [new Container(), new Container()];
  behind.addChild(new Graphics().rect(w.x, w.y, w.width, w.height).fill(window));
  const reels = strips.map((strip, index) => {
    const x = w.x + index * (cell.width + cell.gap);
    const band = new Sprite(textures.band);
    band.position.set(x, w.y);
    [band.width, band.height, band.alpha] = [cell.width, w.height, 0.96];
    behind.addChild(band);
    const reel = createReel(strip, {
      x: x + cell.width / 2,
      y: w.y,
      cellHeight: cell.height,
      symbolSize: layout.symbol,
      rows: layout.rows,
      textureOf: textures.symbol,
    });
    moving.addChild(reel.container);
    return reel;
  });
  const mask = new Graphics().rect(w.x, w.y, w.width, w.height).fill(0xff_ff_ff);
  moving.mask = mask;
  const lights = createWinLights(layout, textures, { reels, over: held.sprites, hope });
  container.addChild(behind, lights.container, mask, moving);
  return { container, reels, lights };
};

interface Showing {
  readonly title: string;
  /** Reduced motion. */
  readonly still: boolean;
}

const popMs = 460;
/** Lands with a little overshoot. */
const popAt = (t: number): number => 1 + 0.3 * (1 - t) ** 2 * Math.cos(t * 5.2);

const createBoards = async (art: SlotArt, layout: Layout, textures: Textures, { title, still }: Showing) => {
  const container = new Container();
  const made = new Map<string, Sprite>();
  let popped: { readonly sprite: Sprite; readonly piece: Piece; readonly at: number } | undefined;
  const scaleTo = ({ sprite, piece }: NonNullable<typeof popped>, scale: number) => {
    [sprite.width, sprite.height] = [piece.width * scale, piece.height * scale];
    sprite.position.set(piece.x - (piece.width * (scale - 1)) / 2, piece.y - (piece.height * (scale - 1)) / 2);
  };
  let wanted = title;
  const sign = async (words: string) => {
    wanted = words;
    const known = made.get(words);
    const piece = art.board(layout, words);
    const sprite = known ?? (await setPiece(textures, piece));
    if (known === undefined) {
      made.set(words, sprite);
      container.addChild(sprite);
    }
    // A board that is painted for the first time may be ready when another one is asked for already.
    if (wanted !== words) {
      sprite.visible = false;
      return;
    }
    // Two sprites instead of one with changing textures, because the canvas renderer may not update.
    const changed = !sprite.visible || known === undefined;
    for (const [name, other] of made) other.visible = name === words;
    if (popped !== undefined) scaleTo(popped, 1);
    popped = changed && !still && words !== title ? { sprite, piece, at: performance.now() } : undefined;
  };
  const tick = (now: number) => {
    if (popped === undefined) return;
    const t = Math.min(1, (now - popped.at) / popMs);
    scaleTo(popped, popAt(t));
    if (t === 1) {
      scaleTo(popped, 1);
      popped = undefined;
    }
  };
  await sign(title);
  return { container, sign, tick };
};

interface PictureParts {
  readonly art: SlotArt;
  readonly strips: Strips;
  /** Cells instead of reels. */
  readonly falls: boolean;
  /** Of free spins that collect. */
  readonly levels?: readonly ShownLevel[] | undefined;
}

/** Default for games without ambience. */
const noAmbience = (): Ambience => ({
  container: new Container(),
  tick: () => undefined,
  celebrate: () => undefined,
});

export const createPicture = async (
  app: Application,
  layout: Layout,
  { art, strips, falls, levels = [], ...showing }: Showing & PictureParts,
): Promise<Picture> => {
  const { still } = showing;
  const density = app.renderer.resolution;
  const textures = await bakeTextures(art, layout, density);
  await ownTask();
  const background = createBackground(art, layout, textures, density);
  const ambience = (await art.ambience?.(layout, textures, still)) ?? noAmbience();
  const cheer = createCheer(layout, textures);
  const held = await createHeldWilds(layout, textures, art.held);
  const falling = falls ? createCascadeCells(layout, textures, art, density) : undefined;
  const machine =
    falling === undefined
      ? createReels(layout, textures, { strips, held, colours: art.colours })
      : { ...falling, reels: [] };
  const covers = await createCovers(layout, textures, art.cover);
  const hold = await createHoldBoard(art.hold, layout, textures, density);
  machine.container.addChild(covers.container, held.container, ...(hold === undefined ? [] : [hold.container]));
  await ownTask();
  const frame = await setPiece(textures, art.frame(layout));
  const boards = await createBoards(art, layout, textures, showing);
  const meter = await createMeter(layout, textures, { drawn: art.meter, plate: art.plate, levels });
  // Below the frame, so that a number never covers a symbol.
  const plate = (on: boolean) => setPiece(textures, { svg: art.plate(layout.plate, on), ...layout.plate });
  const [dark, lit] = [await plate(false), await plate(true)];
  const shine = new Sprite(textures.dot);
  shine.anchor.set(0.5);
  shine.position.set(layout.plate.x + layout.plate.width / 2, layout.plate.y + layout.plate.height / 2);
  [shine.width, shine.height] = [layout.plate.width * 1.5, layout.plate.height * 3.4];
  lit.visible = shine.visible = false;
  const edge = new Sprite(textures.edge);
  edge.visible = false;
  const interlude = createInterlude(art, layout, textures);
  const grand = createGrand(art, layout, textures, still);
  const reelParts = new Container();
  reelParts.addChild(machine.container, frame, boards.container, meter.container, edge, shine, dark, lit);
  if (falling !== undefined) reelParts.addChild(falling.shards);
  const root = new Container();
  root.addChild(
    background.container,
    cheer.container,
    ambience.container,
    reelParts,
    interlude.container,
    grand.container,
  );
  app.stage.addChild(root);

  let before = performance.now();
  const tick = () => {
    const now = performance.now();
    const seconds = Math.min(0.05, (now - before) / 1_000);
    before = now;
    ambience.tick(now, seconds);
    for (const reel of machine.reels) reel.tick(now);
    falling?.tick(now);
    if (!still) machine.lights.tick(now);
    cheer.tick(now);
    // Under the stage of a large win nothing of the rays behind the gate is left to see.
    cheer.container.renderable = !grand.container.visible || grand.container.alpha < 1;
    boards.tick(now);
    if (!still) hold?.tick(now);
    grand.tick(now);
    if (edge.visible && !still) edge.alpha = 0.75 + 0.25 * Math.sin(now / 110);
  };
  app.ticker.add(tick);
  return {
    layout,
    reels: machine.reels,
    lights: machine.lights,
    cascade: falling?.cells,
    covers,
    hold,
    held,
    meter: {
      ...meter,
      show: (collected) => {
        // It stands in the place of the sign.
        boards.container.visible = collected === undefined;
        meter.show(collected);
      },
    },
    interlude,
    show: (stops, turned) => {
      for (const [index, reel] of machine.reels.entries()) {
        reel.turn(turned[index] ?? []);
        reel.show(stops[index] ?? 0);
      }
    },
    cheer: (level) => {
      cheer.set(still ? 0 : level);
      ambience.celebrate(level > 0);
    },
    mood: background.mood,
    sign: boards.sign,
    lightPlate: (on) => {
      lit.visible = shine.visible = on;
      dark.visible = !on;
    },
    watch: (reel) => {
      edge.visible = reel !== undefined && !still;
      if (reel === undefined) return;
      edge.position.set(layout.window.x + reel * (layout.cell.width + layout.cell.gap) - 26, layout.window.y - 26);
      [edge.width, edge.height] = [layout.cell.width + 52, layout.window.height + 52];
    },
    showReels: (alpha) => {
      reelParts.visible = alpha > 0;
      reelParts.alpha = alpha;
    },
    grand,
    destroy: () => {
      app.ticker.remove(tick);
      root.destroy({ children: true });
      textures.destroy();
    },
  };
};
