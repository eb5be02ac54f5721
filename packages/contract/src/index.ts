/** Owns every endpoint and live topic as one constant each; knows no server and no screen. */
export * from './call.ts';
export * from './endpoint.ts';
export * from './problem.ts';
export * from './types.ts';
export * from './fairness.ts';
export * from './frame-messages.ts';
export * from './play.ts';
export * from './analytics.ts';
export * from './bet-history.ts';
export * from './favourites.ts';
export * from './game-service.ts';
export * from './ip-service.ts';
export * from './skin.ts';
export * from './static-lists.ts';
export * from './profile.ts';
export * from './required-details.ts';
export * from './user-service.ts';
