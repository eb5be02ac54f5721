import type { captchaTexts as english } from '#english/apps/site/app/texts/captcha.ts';
import type { Translation } from '#languages/translation.ts';

export const captchaTexts: Translation<typeof english> = { missing: 'Die Captcha-Prüfung wurde nicht geladen.' };
