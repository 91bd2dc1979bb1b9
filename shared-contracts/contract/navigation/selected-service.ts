const key = 'selectedServiceData';

/** The service that a visitor selected, as stored in session storage (spec section 2, Footer; section 3). */
export interface SelectedService {
  /** `services`, `expertise` or `solutions`. */
  capability: string;
  title: string;
  slug: string;
}

/** Stores the selected service for the page it leads to. Does nothing if the browser blocks storage. */
export function rememberSelectedService(service: SelectedService): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(service));
  } catch {
    // The URL alone is enough for the page.
  }
}
