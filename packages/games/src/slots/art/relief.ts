/**
 * Flat shapes as lit solids: a filter rounds their edges, roughens what they are made of, and shines two lights on it. Metal has its colours
 * from a ramp, other things from the shape's paint. Only for what is baked: no filter runs while anything moves.
 */

export interface Relief {
  /** The colours from shade to shine, at equal distances; without, the paint is lit. */
  readonly ramp?: readonly string[];
  /** How far the rounding reaches in from the edge, in the shape's units. */
  readonly round: number;
  /** How steep it is. */
  readonly height?: number;
  /** Size and strength of the dents of a hammer. */
  readonly dents?: readonly [size: number, strength: number];
  /** Where the main light shines from above the page, in degrees: flat faces are as bright as it is high. */
  readonly light?: number;
  /** How much it glances, and its colour. */
  readonly shine?: readonly [strength: number, colour: string];
  /** What glows below, and throws its colour upwards. */
  readonly below?: readonly [strength: number, colour: string];
}

const channelOf = (ramp: readonly string[], place: number): string =>
  ramp.map((colour) => (Number.parseInt(colour.slice(place, place + 2), 16) / 255).toFixed(3)).join(' ');

const distant = (azimuth: number, elevation: number): string =>
  `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`;

const added = (one: string, other: string, result: string): string =>
  `<feComposite in="${one}" in2="${other}" operator="arithmetic" k2="1" k3="1" result="${result}"/>`;

/** The whole of a symbol; a filter looks at no more than it has to where it is given the box around a shape. */
export const ofSymbol = 'filterUnits="userSpaceOnUse" x="0" y="0" width="200" height="200"';
export const aroundShape = 'x="-8%" y="-8%" width="116%" height="116%"';

export const reliefFilter = (
  id: string,
  { ramp, round, height = round * 1.5, dents = [1, 0], light = 40, ...lights }: Relief,
  region = ofSymbol,
): string => {
  const { shine: [shineBy, shineOf] = [0.7, '#f4f8ff'], below: [belowBy, belowOf] = [0, '#000000'] } = lights;
  const [size, strength] = dents;
  const rough =
    strength === 0
      ? ''
      : `<feTurbulence type="fractalNoise" baseFrequency="${(1 / size).toFixed(4)}" numOctaves="3" seed="9" result="n"/><feComposite in="h" in2="n" operator="arithmetic" k2="1" k3="${strength}" k4="${-strength / 2}" result="h"/>`;
  const coloured =
    ramp === undefined
      ? `<feComposite in="SourceGraphic" operator="arithmetic" k1="1.25" k2=".2" in2="d" result="m"/>`
      : `<feComponentTransfer result="m">${['R', 'G', 'B'].map((name, at) => `<feFunc${name} type="table" tableValues="${channelOf(ramp, 1 + 2 * at)}"/>`).join('')}</feComponentTransfer>`;
  const glance = (by: number, sharp: number, colour: string, from: string, result: string) =>
    `<feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${by}" specularExponent="${sharp}" lighting-color="${colour}" result="${result}">${from}</feSpecularLighting>`;
  return `<filter id="${id}" ${region} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${round * 0.45}" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="${round * 0.14}" result="b"/><feComposite in="a" in2="b" operator="arithmetic" k2=".6" k3=".3" result="h"/>${rough}<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1" lighting-color="#fff" result="d">${distant(236, light)}</feDiffuseLighting>${coloured}${glance(shineBy, 16, shineOf, distant(240, 48), 's')}${added('m', 's', 'm')}${belowBy === 0 ? '' : glance(belowBy, 5, belowOf, distant(82, 6), 'u') + added('m', 'u', 'm')}<feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`;
};
