/** A skin is a set of colour variables, and a tint of the house's images. */
import type { Skin } from '@carmine/contract/content/skin';

/** Checked again here: the text goes into a style element. */
const isName = (name: string): boolean => /^[a-z]+(-[a-z0-9]+)*$/.test(name);
const isColour = (value: string): boolean => /^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$/.test(value);

/** Omits what `sheet` contains already. */
export const skinStyle = (skin: Skin, sheet: string): string => {
  const declarations = Object.entries(skin.theme.tokens)
    .filter(([name, value]) => isName(name) && isColour(value))
    .map(([name, value]) => `--${name}:${value}`)
    .filter((declaration) => !new RegExp(`${declaration}[;}]`).test(sheet));
  const { artHue } = skin.theme;
  // No filter at all where there is nothing to turn: it costs a layer.
  const art = Number.isInteger(artHue) && artHue !== 0 ? [`--art-tint:hue-rotate(${artHue}deg)`] : [];
  const all = [...declarations, ...art];
  return all.length === 0 ? '' : `:root{${all.join(';')}}`;
};
