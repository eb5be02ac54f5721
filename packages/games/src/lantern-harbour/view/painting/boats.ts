import { paintLamp } from './lamps.ts';
import { ramp, type Painter } from './painter.ts';

const sail = ({ g }: Painter, x: number, y: number, width: number, height: number): void => {
  g.fillStyle = ramp(g.createLinearGradient(x, 0, x + width, 0), ['#ff9a4a', '#d9402a', '#6b0f24']);
  g.beginPath();
  g.moveTo(x, y);
  g.quadraticCurveTo(x + width * 0.7, y - height * 1.12, x + width * 0.8, y - height);
  g.quadraticCurveTo(x + width * 1.2, y - height * 0.5, x + width, y);
  g.fill();
  g.strokeStyle = 'rgba(60,6,16,.6)';
  g.lineWidth = 1;
  for (let batten = 1; batten < 5; batten += 1) {
    g.beginPath();
    g.moveTo(x + width * 0.144 * batten, y - (height * batten) / 5);
    g.lineTo(x + width * 1.04, y - ((height * batten) / 5) * 0.94);
    g.stroke();
  }
};

const junk = (painter: Painter, x: number, y: number, size: number, heading: number): void => {
  const { g, mood } = painter;
  g.save();
  g.translate(x, y);
  g.scale(size * heading, size);
  g.fillStyle = mood('#1a0f2c', '#2a0612');
  g.beginPath();
  g.moveTo(-34, -9);
  g.quadraticCurveTo(-20, -2, 0, -3);
  g.quadraticCurveTo(24, -3, 38, -14);
  g.quadraticCurveTo(32, 6, 20, 7);
  g.lineTo(-22, 7);
  g.quadraticCurveTo(-32, 3, -34, -9);
  g.fill();
  sail(painter, -26, -7, 20, 30);
  sail(painter, -6, -6, 26, 46);
  g.restore();
};

export const paintFarBoats = (painter: Painter): void => {
  const { horizon } = painter.plan;
  for (const [x, size, heading] of painter.plan.farBoats) {
    junk(painter, x, horizon - 1, size, heading);
    paintLamp(painter, x + 30 * size * heading, horizon - 24 * size, 4.6 * size, 'red');
  }
};

const shimmer = ({ g, next, between }: Painter, x: number, y: number, size: number): void => {
  g.save();
  g.globalCompositeOperation = 'lighter';
  for (let stroke = 0; stroke < 40; stroke += 1) {
    g.globalAlpha = 0.3 * next();
    g.fillStyle = '#ffb55a';
    g.beginPath();
    g.ellipse(x + between(-14, 14) * size, y + 8 * size + next() * 60 * size, between(4, 16) * size, 1.3, 0, 0, 7);
    g.fill();
  }
  g.restore();
};

export const paintNearBoats = (painter: Painter): void => {
  const { g, plan } = painter;
  for (const [x, y, size, heading] of plan.nearBoats) {
    g.save();
    g.globalAlpha = 0.42;
    g.translate(0, 2 * y + 10 * size);
    g.scale(1, -1);
    junk(painter, x, y, size, heading);
    g.restore();
    junk(painter, x, y, size, heading);
    paintLamp(painter, x + 33 * size * heading, y - 26 * size, 5.4 * size, 'gold');
    shimmer(painter, x + 33 * size * heading, y, size);
  }
};
