/** Live Baccarat, version 1: the frozen maths of Baccarat 1. Frozen: a change is a new file beside this one. */
import * as baccarat from '../../baccarat/versions/1.ts';

export * from '../../baccarat/versions/1.ts';

export const definition = { ...baccarat.definition, game: 'live-baccarat' } as const;
