/** Debounces a function: runs it `ms` milliseconds after the last call. */
export function onceQuiet(ms: number, act: () => void): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(act, ms);
  };
  return Object.assign(call, { cancel });
}
