/** Whether the operator is active: polling must not keep an unused session alive. */
const leftAfterMs = 60_000;

let last = Date.now();

if (typeof window !== 'undefined')
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(sign, () => (last = Date.now()), { passive: true, capture: true });

export const isUnattended = (now = Date.now()): boolean => now - last > leftAfterMs;
