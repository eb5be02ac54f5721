/** Passkey support of the browser. The library is loaded on demand. */

type PasskeyJson = Readonly<Record<string, unknown>>;

export const hasPasskeys = (): boolean => typeof window !== 'undefined' && window.PublicKeyCredential !== undefined;

/** Undefined if the user or the browser cancelled. */
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
