/** The settings that adapters are opened with. */
import type { Platform } from '../platform/platform.ts';
import type { Surroundings } from '../providers/adapter.ts';

export const surroundingsOf = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): Surroundings => ({
  env: config.outside,
  clock,
  sandbox: config.sandbox,
});
