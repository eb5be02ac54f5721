/** What a browser can do with passkeys. Its part of the library is fetched when somebody wants one. */

type PasskeyJson = Readonly<Record<string, unknown>>;

export const hasPasskeys = (): boolean => typeof window !== 'undefined' && window.PublicKeyCredential !== undefined;

/** Nothing where the person or the browser gave none. */
const orNothing = async (work: () => Promise<unknown>): Promise<Record<string, unknown> | undefined> => {
  try {
    return (await work()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

export const signWithPasskey = (optionsJSON: PasskeyJson) =>
  orNothing(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: optionsJSON as never });
  });

export const makePasskey = (optionsJSON: PasskeyJson) =>
  orNothing(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: optionsJSON as never });
  });
