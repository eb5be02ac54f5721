/** Token of the human check for one action. The script is ours, and loaded when a form first needs it. */
import type { CaptchaAction } from '@carmine/contract/account/user-service';
import { captchaTexts } from '../../texts/captcha.ts';

interface Grecaptcha {
  execute(siteKey: string, options: { action: CaptchaAction }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const address = '/captcha.js';
let loading: Promise<void> | undefined;

/** Never rejects: callers check whether the function exists. */
export const loadCaptcha = (): Promise<void> => {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      resolve();
    });
    document.head.append(script);
  });
  return loading;
};

/** Throws with a text for the player when the script is missing. */
export const captchaToken = async (siteKey: string, action: CaptchaAction): Promise<string> => {
  if (window.grecaptcha === undefined) await loadCaptcha();
  if (window.grecaptcha === undefined) throw new Error(captchaTexts.missing);
  return window.grecaptcha.execute(siteKey, { action });
};
