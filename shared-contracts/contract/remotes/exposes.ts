/** The module that a remote exposes for a page, e.g. `pages/home`. */
export function exposeOfPage(page: string): string {
  return `pages/${page}`;
}

/** The module that a remote exposes for a fragment, e.g. `fragments/carousel`. */
export function exposeOfFragment(fragment: string): string {
  return `fragments/${fragment}`;
}
