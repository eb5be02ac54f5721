import { lerp } from '../../../slots/art/colours.ts';
import { ramp, type Painter } from './painter.ts';

export const paintLamp = ({ g, glow }: Painter, x: number, y: number, size: number, hue: 'red' | 'gold'): void => {
  glow(x, y, size * 4.4, hue === 'gold' ? '#ffbe46' : '#ff5432', 0.62);
  g.fillStyle = ramp(
    g.createRadialGradient(x, y + size * 0.15, size * 0.1, x, y, size * 1.05),
    hue === 'gold' ? ['#fffbe0', '#ffd25c', '#c9740c'] : ['#ffe9a8', '#ff6a34', '#9c0f22'],
  );
  g.beginPath();
  g.ellipse(x, y, size, size * 0.84, 0, 0, 7);
  g.fill();
  g.strokeStyle = 'rgba(90,8,20,.45)';
  g.lineWidth = Math.max(0.6, size * 0.06);
  for (const rib of [0.3, 0.68]) {
    g.beginPath();
    g.ellipse(x, y, size * rib, size * 0.84, 0, 0, 7);
    g.stroke();
  }
  g.fillStyle = '#ffd98a';
  g.fillRect(x - size * 0.42, y - size * 0.95, size * 0.84, size * 0.2);
  g.fillRect(x - size * 0.42, y + size * 0.76, size * 0.84, size * 0.2);
  g.fillStyle = '#e0482a';
  g.fillRect(x - size * 0.05, y + size * 0.95, Math.max(1, size * 0.1), size * 0.55);
};

export const paintStrings = (painter: Painter): void => {
  const { g, plan, between } = painter;
  for (const [x0, y0, x1, y1, sag, count, size] of plan.strings) {
    const at = (t: number) => [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(t * Math.PI) * sag] as const;
    g.strokeStyle = 'rgba(20,8,20,.9)';
    g.lineWidth = 1.6;
    g.beginPath();
    for (let step = 0; step <= 20; step += 1) g.lineTo(...at(step / 20));
    g.stroke();
    for (let lamp = 0; lamp < count; lamp += 1) {
      const [x, y] = at((lamp + 0.5) / count);
      paintLamp(painter, x, y + size * 1.15, size * between(0.9, 1.12), lamp % 3 === 1 ? 'gold' : 'red');
    }
  }
};

export const paintHanging = (painter: Painter): void => {
  const { g, plan } = painter;
  for (const [x, y, size, hue] of plan.hanging) {
    g.fillStyle = '#1a0610';
    g.fillRect(x - 1.2, -4, 2.4, y - size + 4);
    paintLamp(painter, x, y, size, hue);
  }
};
