/** Whether another page, which can only be Contentful's app, shows this one. */
export function isFramed(): boolean {
  return window.top !== window;
}
