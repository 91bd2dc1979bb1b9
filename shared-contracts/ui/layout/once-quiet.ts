/** Does something once it has not been called for so long. */
export function onceQuiet(ms: number, act: () => void): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(act, ms);
  };
  return Object.assign(call, { cancel });
}
