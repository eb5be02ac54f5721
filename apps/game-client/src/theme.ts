/** The brand's colours over the defaults. The frame works without them. */
import { createHttpCall, routeOf } from '@carmine/contract/call';
import type { getSkinConfiguration as Endpoint } from '@carmine/contract/games/game-service';

const getSkin = routeOf<typeof Endpoint>('GET', '/game-service/api/v1/skin-configuration');

const isName = (name: string): boolean => /^[a-z]+(-[a-z0-9]+)*$/.test(name);
const isColour = (value: string): boolean => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value);

export const applyTheme = async (
  fetcher: typeof fetch,
  style: Pick<CSSStyleDeclaration, 'setProperty'>,
): Promise<void> => {
  const answer = await createHttpCall(fetcher)(getSkin, {}).catch(() => undefined);
  if (answer?.ok !== true) return;
  for (const [name, value] of Object.entries(answer.data.theme.tokens))
    if (isName(name) && isColour(value)) style.setProperty(`--${name}`, value);
};
