const key = 'selectedServiceData';

/** The service that a visitor selected, as stored in session storage (spec section 2, Footer; section 3). */
export interface SelectedService {
  /** `services`, `expertise` or `solutions`. */
  capability: string;
  title: string;
  slug: string;
}

/**
 * Stores the selected service, and once more under its own slug for the page it leads to. Does nothing if the browser
 * blocks storage.
 */
export function rememberSelectedService(service: SelectedService): void {
  try {
    for (const name of [key, `${key}:${service.slug}`]) sessionStorage.setItem(name, JSON.stringify(service));
  } catch {
    // The URL alone is enough for the page.
  }
}

/** The service with this slug, if the visitor has selected or seen it in this session. Only in the browser. */
export function readSelectedService(slug: string): SelectedService | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(`${key}:${slug}`) ?? '') as SelectedService;
  } catch {
    return undefined;
  }
}
