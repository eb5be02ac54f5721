/** The screens that a journey is made on. */
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type Screen = keyof typeof screens;

const bothScreens = Object.keys(screens) as Screen[];

/** Everything on both screens: `npm run soak -- --only screens`, and for pictures. */
export const isWhole = process.env['SCREENS'] === 'whole' || process.env['PICTURES'] === '1';

/** For journeys that go the same way on both: `npm test` makes them on a phone alone. */
export const eachScreen: readonly Screen[] = isWhole ? bothScreens : ['phone'];
