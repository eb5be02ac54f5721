/** The visitor's consent, stored in a cookie. */
import { agreesToAnalytics, consentCookie } from '@carmine/contract/content/analytics';

export type Consent = 'unknown' | 'necessary' | 'analytics';

/** Half a year; then it is asked again. */
const lifetimeS = 180 * 24 * 3600;
const necessary = 'necessary';

export const readConsent = (cookies: string = document.cookie): Consent => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie.name}=`))
    ?.slice(consentCookie.name.length + 1);
  if (value === undefined) return 'unknown';
  return agreesToAnalytics(value) ? 'analytics' : 'necessary';
};

export const consentCookieText = (analytics: boolean, secure: boolean): string => {
  const value = analytics ? `${necessary}.${consentCookie.analytics}` : necessary;
  return `${consentCookie.name}=${value}; Max-Age=${lifetimeS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
};

export const writeConsent = (analytics: boolean): void => {
  document.cookie = consentCookieText(analytics, location.protocol === 'https:');
};
