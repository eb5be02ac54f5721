/** What was chosen last, for twenty minutes on this device. */
import { failedTierMs } from '@carmine/contract/settings';

export interface PaymentConfig {
  readonly tier: string;
  readonly depositAmount: string;
  readonly currency: string;
  readonly promotionCoupon: string;
}

export const paymentCookie = 'payment_config';
export const paymentCookieSeconds = failedTierMs / 1_000;

export const writePaymentConfig = (config: PaymentConfig): void => {
  const value = encodeURIComponent(JSON.stringify(config));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${paymentCookie}=${value}; Max-Age=${paymentCookieSeconds}; Path=/; SameSite=Lax${secure}`;
};

/** Cookies can be edited by the player, so only known values are accepted. */
export const readPaymentConfig = (cookies: string): PaymentConfig | undefined => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${paymentCookie}=`));
  if (found === undefined) return undefined;
  try {
    const value = JSON.parse(decodeURIComponent(found.slice(paymentCookie.length + 1))) as Record<string, unknown>;
    const { tier, depositAmount, currency, promotionCoupon } = value;
    const all = [tier, depositAmount, currency, promotionCoupon];
    return all.every((part) => typeof part === 'string') ? (value as unknown as PaymentConfig) : undefined;
  } catch {
    return undefined;
  }
};
