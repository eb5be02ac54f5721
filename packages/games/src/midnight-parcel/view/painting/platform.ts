/** The platform in the rain: the town and its lamps stand upside down in wet stone, and the rails run before it. */
import { fillShape, line, type StationBrush } from './brush.ts';
import { lamps, platformOf, railsOf } from './plan.ts';

const paintTrack = ({ g, down, layout, unit, mood }: StationBrush): void => {
  const { width } = layout;
  const [floor, rails] = [platformOf(layout), railsOf(layout)];
  g.fillStyle = down(rails - 6 * unit, floor, [
    [0, mood('#2a1c50', '#2a2a72')],
    [1, mood('#0a0524', '#0a0a34')],
  ]);
  g.fillRect(0, rails - 6 * unit, width, floor - rails + 8 * unit);
  g.fillStyle = mood('#1a0f38', '#181850');
  for (let x = 0; x < width; x += 17 * unit) g.fillRect(x, rails + 2 * unit, 10 * unit, 4 * unit);
  for (const [y, bright] of [
    [rails - 3 * unit, 0.6],
    [rails + 2 * unit, 1],
  ] as const) {
    g.globalAlpha = bright;
    g.fillStyle = '#d8ccff';
    g.fillRect(0, y, width, 1.6 * unit);
    g.fillStyle = 'rgba(255,180,100,.8)';
    g.fillRect(0, y + 1.6 * unit, width, unit);
  }
  g.globalAlpha = 1;
};

/** Row by row upside down, shaken more the nearer it is. */
const paintMirror = ({ g, canvas, layout, next }: StationBrush): void => {
  const { width, height } = layout;
  const [floor, scale] = [platformOf(layout), canvas.width / layout.width];
  const deep = height - floor;
  for (let y = 0; y < deep; y += 2) {
    const off = (Math.sin(y * 0.7) + (next() - 0.5) * 2.4) * (0.5 + (y / deep) * 4);
    const from = Math.max(0, (floor - 14 - y * 1.9) * scale);
    g.drawImage(canvas, 0, from, canvas.width, 2, off, floor + y, width, 2.4);
  }
};

/** Flags of stone to one vanishing point, some of them under water. */
const paintFlags = ({ g, layout, unit, mood, next, between, down }: StationBrush): void => {
  const { width, height } = layout;
  const floor = platformOf(layout);
  const deep = height - floor;
  g.fillStyle = down(floor, height, [
    [0, mood('rgba(60,44,120,.42)', 'rgba(60,60,160,.4)')],
    [0.3, mood('rgba(32,22,78,.62)', 'rgba(34,34,110,.6)')],
    [1, mood('rgba(10,5,36,.86)', 'rgba(10,10,52,.84)')],
  ]);
  g.fillRect(0, floor, width, deep);
  const rows = 6;
  const yOf = (row: number) => floor + deep * (row / rows) ** 1.7;
  const xOf = (part: number, y: number) => width / 2 + (part - 0.5) * width * (1 + ((y - floor) / deep) * 0.9);
  for (let row = 0; row < rows; row += 1) {
    const [top, low] = [yOf(row), yOf(row + 1)];
    const count = 14;
    for (let at = -6; at < count + 6; at += 1) {
      const from = (at + (row % 2) * 0.5) / count;
      const corners = [
        [xOf(from, top), top],
        [xOf(from + 1 / count, top), top],
        [xOf(from + 1 / count, low), low],
        [xOf(from, low), low],
      ] as const;
      fillShape(g, `rgba(${next() < 0.5 ? '150,130,230' : '6,2,24'},${(next() * 0.13).toFixed(3)})`, corners);
      line(g, 'rgba(5,2,24,.5)', (0.8 + row * 0.3) * unit, [corners[0], corners[3], corners[2]]);
      line(g, 'rgba(200,185,255,.16)', (0.6 + row * 0.2) * unit, [
        [corners[0][0] + 1.4 * unit, corners[0][1] + unit],
        [corners[1][0] - unit, corners[1][1] + unit],
      ]);
    }
  }
  // Rings where drops have fallen.
  g.strokeStyle = 'rgba(214,204,255,.34)';
  for (let drop = 0; drop < 40; drop += 1) {
    const part = next();
    const [x, y, r] = [next() * width, floor + deep * part, between(3, 9) * unit * (0.5 + part)];
    g.lineWidth = 0.9 * unit;
    for (const ring of [1, 0.55]) {
      g.beginPath();
      g.ellipse(x, y, r * ring, r * ring * 0.3, 0, 0, 2 * Math.PI);
      g.stroke();
    }
  }
};

/** Its edge, with a line that nobody crosses. */
const paintEdge = ({ g, layout, unit, down }: StationBrush): void => {
  const { width } = layout;
  const floor = platformOf(layout);
  g.fillStyle = down(floor - 2 * unit, floor + 5 * unit, [
    [0, '#a898e8'],
    [0.4, '#5c4ca8'],
    [1, '#241a5c'],
  ]);
  g.fillRect(0, floor - 2 * unit, width, 6 * unit);
  g.fillStyle = 'rgba(255,206,110,.8)';
  g.fillRect(0, floor + 8 * unit, width, 3.4 * unit);
};

/** Light of the lamps on wet stone: long, broken, brightest below each of them. */
const paintShine = ({ g, glow, layout, unit, between }: StationBrush): void => {
  const { width, height } = layout;
  const floor = platformOf(layout);
  const deep = height - floor;
  for (const part of lamps) {
    const x = part * width;
    g.save();
    g.translate(x, floor + 16 * unit);
    g.scale(1, 0.26);
    glow(0, 0, 150 * unit, '#ffc060', 0.75);
    g.restore();
    g.save();
    g.globalCompositeOperation = 'lighter';
    for (let strip = 0; strip < 22; strip += 1) {
      const down = strip / 22;
      const wide = between(6, 46) * unit * (1 - down * 0.4);
      g.globalAlpha = between(0.1, 0.42) * (1 - down);
      g.fillStyle = '#ffc878';
      g.beginPath();
      g.ellipse(x + between(-10, 10) * unit, floor + down * deep, wide / 2, between(0.8, 2.2) * unit, 0, 0, 7);
      g.fill();
    }
    g.restore();
  }
};

export const paintPlatform = (brush: StationBrush): void => {
  paintTrack(brush);
  paintMirror(brush);
  paintFlags(brush);
  paintShine(brush);
  paintEdge(brush);
};
