/**
 * npm hands a SIGTERM to the shell that it runs us in, and shells do not hand it on: they end and leave us behind. Only
 * npm's own shell is watched; whoever starts us without npm may go without ending us.
 * @param {string[]} scripts which of npm's we may be
 * @param {() => void} act
 */
export const whenNpmIsEnded = (scripts, act) => {
  if (!scripts.includes(process.env['npm_lifecycle_event'] ?? '')) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  watch.unref();
};
