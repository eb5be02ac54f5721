/** Simulates beside the page, which stays responsive. */
import { simulateBonus, type BonusPlan } from '@carmine/games/bonus-simulation';

self.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly plan: BonusPlan }>) => {
  self.postMessage({ number: data.number, simulated: simulateBonus(data.plan) }, { transfer: [] });
});
