/** Every endpoint of the players' and the operators' origin, from all modules that declare any. */
import type { Endpoint } from '../endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answers' in value;

const endpointsOf = (parts: Record<string, object>): readonly Endpoint[] =>
  Object.values(parts)
    .flatMap((part): unknown[] => Object.values(part))
    .filter(isEndpoint);

export const everyEndpoint = endpointsOf(
  import.meta.glob<object>(['../**/*.ts', '!../back-office/**', '!../testing/**', '!**/*.test.ts'], { eager: true }),
);

export const everyOfficeEndpoint = endpointsOf(import.meta.glob<object>('../back-office/**/*.ts', { eager: true }));
