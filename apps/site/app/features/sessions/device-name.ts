import { sessionsTexts } from './texts.ts';

const sessions = sessionsTexts;

/** The first that fits: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const first = (names: typeof browsers, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** A heuristic name to distinguish devices; nothing depends on it. */
export const deviceName = (userAgent: string): string => {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  if (browser !== undefined && system !== undefined) return sessions.device(browser, system);
  return browser ?? system ?? sessions.unknownDevice;
};

export type DeviceKind = 'phone' | 'tablet' | 'desktop';

/** Android includes `Mobile` only on phones. An iPad that identifies as a Mac cannot be distinguished from one. */
export const deviceKind = (userAgent: string): DeviceKind => {
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'phone' : 'desktop';
};
