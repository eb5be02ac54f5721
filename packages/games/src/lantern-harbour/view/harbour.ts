/** The whole picture for one size of the stage: built once, moved by the ticker, taken down completely. */
import { Container, Graphics, Sprite, type Application } from 'pixi.js';
import { createReel, type Reel } from '../../slots/stage/reel.ts';
import { createAmbience } from './ambience.ts';
import { createCheer, type CheerLevel } from './cheer.ts';
import { board, gate, plate, type Piece } from './gate.ts';
import { createGrand, type Grand } from './grand.ts';
import { createInterlude, type Interlude } from './interlude.ts';
import { planOf, rows, type Layout } from './layout.ts';
import { paintHarbour } from './painting/harbour.ts';
import { bakeTextures, type Textures } from './textures.ts';
import { createWinLights, type WinLights } from './win-lights.ts';

export type Sign = 'LANTERN HARBOUR' | 'FREE SPINS' | 'BIG WIN' | 'HUGE WIN' | 'MAX WIN';

export interface Harbour {
  readonly layout: Layout;
  readonly reels: readonly Reel[];
  readonly lights: WinLights;
  readonly interlude: Interlude;
  readonly show: (stops: readonly number[]) => void;
  /** How much the harbour rejoices. */
  readonly cheer: (level: CheerLevel) => void;
  /** Repaints the harbour crimson, or back. */
  readonly mood: (free: boolean) => void;
  readonly sign: (words: Sign) => Promise<void>;
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

const createBackground = (layout: Layout, textures: Textures, density: number) => {
  const make = (name: 'night' | 'warm') => {
    const sprite = new Sprite(
      textures.paint(name, () => paintHarbour(planOf(layout, name === 'warm' ? 1 : 0, density))),
    );
    [sprite.width, sprite.height] = [layout.width, layout.height];
    return sprite;
  };
  const container = new Container();
  const night = make('night');
  container.addChild(night);
  let warm: Sprite | undefined;
  return {
    container,
    mood: (free: boolean) => {
      if (free && warm === undefined) {
        warm = make('warm');
        container.addChild(warm);
      }
      night.visible = !free;
      if (warm !== undefined) warm.visible = free;
    },
  };
};

const createReels = (layout: Layout, textures: Textures, strips: readonly (readonly string[])[]) => {
  const { window: w, cell } = layout;
  const container = new Container();
  const [behind, moving] = [new Container(), new Container()];
  behind.addChild(new Graphics().rect(w.x, w.y, w.width, w.height).fill(0x07_0a_26));
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
      rows,
      textureOf: textures.symbol,
    });
    moving.addChild(reel.container);
    return reel;
  });
  const mask = new Graphics().rect(w.x, w.y, w.width, w.height).fill(0xff_ff_ff);
  moving.mask = mask;
  const lights = createWinLights(layout, textures, reels);
  container.addChild(behind, lights.container, mask, moving);
  return { container, reels, lights };
};

const popMs = 460;
/** Lands with a little overshoot. */
const popAt = (t: number): number => 1 + 0.3 * (1 - t) ** 2 * Math.cos(t * 5.2);

const createBoards = async (layout: Layout, textures: Textures, still: boolean) => {
  const container = new Container();
  const made = new Map<Sign, Sprite>();
  let popped: { readonly sprite: Sprite; readonly piece: Piece; readonly at: number } | undefined;
  const scaleTo = ({ sprite, piece }: NonNullable<typeof popped>, scale: number) => {
    [sprite.width, sprite.height] = [piece.width * scale, piece.height * scale];
    sprite.position.set(piece.x - (piece.width * (scale - 1)) / 2, piece.y - (piece.height * (scale - 1)) / 2);
  };
  let wanted: Sign = 'LANTERN HARBOUR';
  const sign = async (words: Sign) => {
    wanted = words;
    const known = made.get(words);
    const piece = board(layout, words);
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
    // Two sprites instead of one whose texture changes: the canvas renderer may not show the change.
    const changed = !sprite.visible || known === undefined;
    for (const [name, other] of made) other.visible = name === words;
    if (popped !== undefined) scaleTo(popped, 1);
    popped = changed && !still && words !== 'LANTERN HARBOUR' ? { sprite, piece, at: performance.now() } : undefined;
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
  await sign('LANTERN HARBOUR');
  return { container, sign, tick };
};

export const createHarbour = async (
  app: Application,
  layout: Layout,
  strips: readonly (readonly string[])[],
  still: boolean,
): Promise<Harbour> => {
  const density = app.renderer.resolution;
  const textures = await bakeTextures(layout, density);
  const background = createBackground(layout, textures, density);
  const ambience = createAmbience(layout, textures, still);
  const cheer = createCheer(layout, textures);
  const machine = createReels(layout, textures, strips);
  const frame = await setPiece(textures, gate(layout));
  const boards = await createBoards(layout, textures, still);
  const [dark, lit] = [await setPiece(textures, plate(layout, false)), await setPiece(textures, plate(layout, true))];
  const shine = new Sprite(textures.dot);
  shine.anchor.set(0.5);
  shine.position.set(layout.plate.x + layout.plate.width / 2, layout.plate.y + layout.plate.height / 2);
  [shine.width, shine.height] = [layout.plate.width * 1.5, layout.plate.height * 3.4];
  lit.visible = shine.visible = false;
  const edge = new Sprite(textures.edge);
  edge.visible = false;
  const interlude = createInterlude(layout, textures);
  const grand = createGrand(layout, textures, still);
  const reelParts = new Container();
  reelParts.addChild(machine.container, frame, boards.container, edge, shine, dark, lit);
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
    if (!still) machine.lights.tick(now);
    cheer.tick(now);
    // Under the stage of a large win nothing of the rays behind the gate is left to see.
    cheer.container.renderable = !grand.container.visible || grand.container.alpha < 1;
    boards.tick(now);
    grand.tick(now);
    if (edge.visible && !still) edge.alpha = 0.75 + 0.25 * Math.sin(now / 110);
  };
  app.ticker.add(tick);
  return {
    layout,
    reels: machine.reels,
    lights: machine.lights,
    interlude,
    show: (stops) => {
      for (const [index, reel] of machine.reels.entries()) reel.show(stops[index] ?? 0);
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
