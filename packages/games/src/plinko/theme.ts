/** Plinko: a fair at night; plum velvet, a brass funnel, golden balls. */
import type { Theme } from '../stage/game-view.ts';

export const theme: Theme = {
  '--velvet-light': '#7a1648',
  '--velvet': '#3d0d33',
  '--velvet-deep': '#10060c',
  '--brass-light': '#fff3c4',
  '--brass': '#ffcf5c',
};
