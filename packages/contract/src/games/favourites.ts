/** A player's favourite games. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const path = '/profile-service/api/v1/profile/favoriteGame';

export const favourite = z.object({
  /** The game's id. */
  id: z.string(),
  launchId: z.string(),
  category: z.string(),
  name: z.string(),
  provider: z.string(),
  imageId: z.string(),
});
export type Favourite = z.infer<typeof favourite>;

export const getFavourites = endpoint({
  name: 'getFavourites',
  method: 'GET',
  path,
  summary: 'The player’s favourite games, newest first',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: z.array(favourite) },
});

const shortText = z.string().max(200);

/** `id` decides; the rest is only checked for its shape. */
export const favouriteRequest = z.strictObject({
  id: z.string().min(1).max(64),
  launchId: shortText.optional(),
  category: shortText.optional(),
  name: shortText.optional(),
  provider: shortText.optional(),
  imageId: shortText.optional(),
});

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'POST',
  path,
  summary: 'Adds a game to the favourites; 200 if it was there already',
  access: 'player',
  rateLimit: 'write',
  body: favouriteRequest,
  answers: { 200: favourite, 201: favourite },
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Removes a game from the favourites',
  access: 'player',
  rateLimit: 'write',
  params: z.object({ id: z.string().max(64) }),
  answers: { 204: null },
});
