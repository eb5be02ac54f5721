/** What is said where the captcha is not there: it loads with the forms that ask for one. */
export const captchaTexts = { missing: 'Recaptcha has not been loaded' } as const;
