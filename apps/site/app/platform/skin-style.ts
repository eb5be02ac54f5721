/** A skin is a handful of variables over the tokens: nothing else of the look changes with the brand. */
import type { Skin } from '@carmine/contract';

type Colour = keyof Skin['theme']['colours'];

const variables: Readonly<Record<Colour, string>> = {
  page: '--wine-950',
  header: '--wine-900',
  surface: '--wine-850',
  raised: '--wine-800',
  line: '--line',
  controlLine: '--control-line',
  text: '--text',
  muted: '--muted',
  faint: '--faint',
  action: '--gold-400',
  actionDeep: '--gold-500',
  onAction: '--on-gold',
  brand: '--crimson-600',
  accent: '--crimson-400',
  win: '--win',
  danger: '--danger',
  info: '--info',
  focus: '--focus',
};

/** Only colours pass: the value comes from a file that an operator writes. */
const isColour = (value: string): boolean => /^#[0-9a-fA-F]{6}$/.test(value);

export const skinStyle = (skin: Skin): string => {
  const lines = (Object.keys(variables) as Colour[])
    .filter((name) => isColour(skin.theme.colours[name]))
    .map((name) => `${variables[name]}:${skin.theme.colours[name].toLowerCase()}`);
  return `:root{${lines.join(';')}}`;
};
