const key = 'selectedServiceData';

/** The service that a visitor chose, as kept in session storage (spec section 2, Footer; section 3). */
export interface SelectedService {
  /** `services`, `expertise` or `solutions`. */
  capability: string;
  title: string;
  slug: string;
}

/** Keeps the chosen service for the page that it leads to. Does nothing where storage is blocked. */
export function rememberSelectedService(service: SelectedService): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(service));
  } catch {
    // The address alone is enough for the page.
  }
}
