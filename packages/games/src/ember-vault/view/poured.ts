/** Coins that are still hot: iron at the rim, melt in the middle, a flame struck into it. */
import { coinOf } from '../../slots/art/poured.ts';

export const hotCoin = coinOf({ dark: '#3a1208', deep: '#8a2c08', mid: '#ee6a14', light: '#ffd27a' }, (g) => {
  g.fillStyle = '#571803';
  g.beginPath();
  g.moveTo(0, -0.62);
  g.bezierCurveTo(0.12, -0.2, 0.5, -0.05, 0.42, 0.28);
  g.bezierCurveTo(0.34, 0.66, -0.34, 0.66, -0.42, 0.28);
  g.bezierCurveTo(-0.46, 0.04, -0.2, -0.02, -0.18, -0.24);
  g.bezierCurveTo(-0.06, -0.2, 0.02, -0.36, 0, -0.62);
  g.fill();
  g.fillStyle = '#ffe6a0';
  g.beginPath();
  g.moveTo(0.02, -0.14);
  g.bezierCurveTo(0.1, 0.06, 0.26, 0.12, 0.2, 0.32);
  g.bezierCurveTo(0.12, 0.52, -0.16, 0.5, -0.2, 0.3);
  g.bezierCurveTo(-0.2, 0.14, 0, 0.1, 0.02, -0.14);
  g.fill();
});
