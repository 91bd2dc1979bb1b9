/** Mobile under 768 px, tablet 768 to 1024 inclusive, desktop above (spec section 9). */
export type DeviceLayout = 'mobile' | 'tablet' | 'desktop';

export interface DeviceLayoutStore {
  getState(): { layout: DeviceLayout };
  /** What the server rendered for, for parts of the page that hydrate after the browser has measured the viewport. */
  getInitialState(): { layout: DeviceLayout };
  subscribe(onChange: () => void): () => void;
}

/** @param width of the viewport in CSS pixels */
export function toDeviceLayout(width: number): DeviceLayout {
  if (width < 768) return 'mobile';
  return width <= 1024 ? 'tablet' : 'desktop';
}
