/** Every endpoint of the players' origin, from all parts but the operators'. */
import type { Endpoint } from '../endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answers' in value;

const parts = import.meta.glob<object>(['../*.ts', '!**/back-office*.ts', '!**/*.test.ts'], { eager: true });

export const everyEndpoint: readonly Endpoint[] = Object.values(parts)
  .flatMap((part): unknown[] => Object.values(part))
  .filter(isEndpoint);
