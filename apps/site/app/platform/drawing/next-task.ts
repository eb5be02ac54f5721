interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser hear and answer whoever presses something, before the work goes on. */
export const nextTask = async (): Promise<void> => {
  const { scheduler } = globalThis as Yielding;
  if (scheduler?.yield !== undefined) await scheduler.yield();
  else
    await new Promise<void>((resolve) => {
      setTimeout(resolve);
    });
};
