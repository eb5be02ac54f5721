interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Yields to the browser, so that it can handle input before the work continues. */
export const nextTask = async (): Promise<void> => {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) await scheduler.yield();
  else
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
};
