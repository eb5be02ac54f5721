/** The grid of a slot with respins: what its coins are worth, and cells that spin each by itself until a coin lies in them. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../effects/win-lights.ts';
import type { ShownCoin } from '../kinds/kind.ts';
import { cellAt, type Layout } from '../layout.ts';
import { blurStretch } from '../reel.ts';
import type { Textures } from '../textures.ts';
import type { HoldArt } from './hold-art.ts';
import type { CoinText } from './coin-text.ts';
import { loadLabels, paintLabel } from './label.ts';

export interface HoldBoard {
  readonly container: Container;
  /** Over the reels: says what the coins in view are worth. */
  readonly mark: (coins: readonly ShownCoin[], textOf: CoinText) => void;
  /** Instead of the reels: these coins lie, all other cells are empty. */
  readonly open: (held: readonly ShownCoin[], textOf: CoinText) => void;
  /** The empty cells spin. */
  readonly spin: () => void;
  /** One of them stands. */
  readonly stop: (cell: Cell) => void;
  /** A coin falls into its cell: 0 … 1. At 1 it lies there. */
  readonly land: (coin: ShownCoin, textOf: CoinText, progress: number) => void;
  /** Only these coins are bright; with none named, all are. */
  readonly light: (lit?: readonly ShownCoin[]) => void;
  /** A light on its way from a coin to the plate: 0 … 1. */
  readonly send: (cell: Cell, progress: number) => void;
  readonly close: () => void;
  readonly tick: (now: number) => void;
}

interface Drawn {
  readonly socket: Texture;
  readonly seat: Texture;
  readonly clamps: Texture;
  /** A coin of no name, and of each prize. */
  readonly coins: ReadonlyMap<string | undefined, Texture>;
  readonly streak: Texture;
  readonly dot: Texture;
  readonly label: (text: string) => Texture;
}

/** Cells a second, and how far coins are apart in a cell that spins. */
const [spinSpeed, coinEvery] = [11, 2.6];
const [fallFrom, dimmed, breathMs] = [1.05, 0.4, 900];
const clampsFrom = 0.62;

const at = <T extends Container>(object: T, x: number, y: number): T => {
  object.position.set(x, y);
  return object;
};

const spriteOf = (texture: Texture, width: number, height: number): Sprite => {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  [sprite.width, sprite.height] = [width, height];
  return sprite;
};

/** One cell: everything it can show, most of it hidden. */
const createCell = (layout: Layout, drawn: Drawn, [reel, row]: Cell) => {
  const { cell, symbol } = layout;
  const [x, y] = cellAt(layout, reel, row);
  const container = at(new Container(), x, y);
  const [width, height] = [cell.width, cell.height];
  const socket = spriteOf(drawn.socket, width, height);
  const seat = spriteOf(drawn.seat, width, height);
  const streaks = [0, 1].map(() => spriteOf(drawn.streak, symbol, symbol * blurStretch));
  const moving = new Container();
  moving.addChild(...streaks);
  const mask = new Graphics().rect(-width / 2, -height / 2, width, height).fill(0xff_ff_ff);
  moving.mask = mask;
  const glow = spriteOf(drawn.dot, width * 1.9, width * 1.9);
  const coin = spriteOf(drawn.coins.get(undefined) ?? drawn.streak, symbol, symbol);
  const clamps = spriteOf(drawn.clamps, width, height);
  const label = new Sprite();
  label.anchor.set(0.5);
  // A coin that falls stays within its cell.
  const falling = new Container();
  const own = new Graphics().rect(-width / 2, -height / 2, width, height).fill(0xff_ff_ff);
  falling.addChild(glow, coin, label);
  container.addChild(socket, seat, mask, moving, own, falling, clamps);
  const phase = ((reel * 7 + row * 3) % 5) / 5;
  let [spinning, held] = [false, false];
  const write = ({ pays, name }: ShownCoin, textOf: CoinText) => {
    coin.texture = drawn.coins.get(name) ?? drawn.coins.get(undefined) ?? drawn.streak;
    coin.width = coin.height = symbol;
    label.visible = name === undefined || !drawn.coins.has(name);
    if (!label.visible) return;
    label.texture = drawn.label(textOf(pays));
    [label.width, label.height] = [symbol, symbol / 2];
  };
  const clear = () => {
    [spinning, held] = [false, false];
    for (const part of [socket, seat, moving, glow, coin, clamps, label, own]) part.visible = false;
    falling.mask = null;
  };
  clear();
  return {
    container,
    clear,
    /** Over the coin of the reel. */
    mark: (shown: ShownCoin, textOf: CoinText) => {
      write(shown, textOf);
      coin.visible = shown.name !== undefined;
      falling.y = 0;
      falling.alpha = 1;
    },
    empty: () => {
      clear();
      socket.visible = true;
    },
    spin: () => {
      if (held) return;
      spinning = true;
      moving.visible = true;
    },
    stop: () => {
      spinning = false;
      moving.visible = false;
    },
    land: (shown: ShownCoin, textOf: CoinText, progress: number) => {
      spinning = false;
      moving.visible = false;
      write(shown, textOf);
      const lies = progress >= 1;
      held = lies;
      socket.visible = !lies;
      seat.visible = lies;
      coin.visible = true;
      glow.visible = !lies;
      glow.alpha = 0.9 * progress;
      own.visible = !lies;
      falling.mask = lies ? null : own;
      // Square-in: it is caught, not thrown.
      falling.y = -height * fallFrom * (1 - Math.min(1, progress) ** 2);
      falling.alpha = 1;
      clamps.visible = progress > clampsFrom;
      clamps.alpha = 1;
    },
    light: (bright: boolean) => {
      falling.alpha = clamps.alpha = seat.alpha = bright || !held ? 1 : dimmed;
    },
    isHeld: () => held,
    tick: (now: number) => {
      if (held) clamps.alpha = Math.min(clamps.alpha, 0.86 + 0.14 * Math.sin(now / breathMs + phase * 6));
      if (!spinning) return;
      const place = ((now / 1_000) * spinSpeed + phase * coinEvery) % coinEvery;
      for (const [index, streak] of streaks.entries()) streak.y = (place - 1 - index * coinEvery) * height;
    },
  };
};

const bakeAll = async (art: HoldArt, layout: Layout, textures: Textures, density: number): Promise<Drawn> => {
  const { cell, symbol } = layout;
  const of = (svg: string) => textures.of(svg, cell.width, cell.height);
  const coins = new Map<string | undefined, Texture>([[undefined, textures.symbol('CO').sharp]]);
  for (const [name, draw] of Object.entries(art.coins))
    coins.set(name, await textures.of(draw(`h${name}`), symbol * 1.1, symbol * 1.1));
  await loadLabels();
  return {
    socket: await of(art.socket(cell)),
    seat: await of(art.seat(cell)),
    clamps: await of(art.clamps(cell)),
    coins,
    streak: textures.symbol('CO').blurred,
    dot: textures.dot,
    label: (text) => textures.paint(`label ${text}`, () => paintLabel(text, symbol, density)),
  };
};

export const createHoldBoard = async (
  art: HoldArt | undefined,
  layout: Layout,
  textures: Textures,
  density: number,
): Promise<HoldBoard | undefined> => {
  if (art === undefined) return undefined;
  const drawn = await bakeAll(art, layout, textures, density);
  const { reels, rows, window: w, plate } = layout;
  const container = new Container();
  const ground = new Graphics().rect(w.x, w.y, w.width, w.height).fill(0x0b_07_07);
  container.addChild(ground);
  const cells = Array.from({ length: reels * rows }, (_, index) =>
    createCell(layout, drawn, [Math.floor(index / rows), index % rows]),
  );
  for (const cell of cells) container.addChild(cell.container);
  const spark = spriteOf(drawn.dot, layout.symbol * 0.8, layout.symbol * 0.8);
  container.addChild(spark);
  const cellOf = ([reel, row]: Cell) => cells[reel * rows + row];
  const clear = () => {
    ground.visible = spark.visible = false;
    for (const cell of cells) cell.clear();
  };
  clear();
  const light: HoldBoard['light'] = (lit) => {
    for (const cell of cells) cell.light(lit === undefined);
    for (const coin of lit ?? []) cellOf(coin.cell)?.light(true);
  };
  return {
    container,
    mark: (coins, textOf) => {
      clear();
      for (const coin of coins) cellOf(coin.cell)?.mark(coin, textOf);
    },
    open: (held, textOf) => {
      clear();
      ground.visible = true;
      for (const cell of cells) cell.empty();
      for (const coin of held) cellOf(coin.cell)?.land(coin, textOf, 1);
      light();
    },
    spin: () => {
      for (const cell of cells) cell.spin();
    },
    stop: (cell) => cellOf(cell)?.stop(),
    land: (coin, textOf, progress) => cellOf(coin.cell)?.land(coin, textOf, progress),
    light,
    send: ([reel, row], progress) => {
      const [x, y] = cellAt(layout, reel, row);
      const t = progress ** 2;
      spark.visible = progress < 1;
      spark.position.set(x + (plate.x + plate.width / 2 - x) * t, y + (plate.y + plate.height / 2 - y) * t);
    },
    close: clear,
    tick: (now) => {
      if (ground.visible) for (const cell of cells) cell.tick(now);
    },
  };
};
