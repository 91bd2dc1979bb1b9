const families = ['Hanken Grotesk Late', 'Bricolage Grotesque Late'];

let areLoaded = false;

/** Loads the web fonts, for the next page if they missed this one. */
export async function loadWebFonts(): Promise<void> {
  const loaded = await Promise.allSettled(families.map((family) => document.fonts.load(`1em "${family}"`)));
  areLoaded = loaded.every(({ status }) => status === 'fulfilled');
}

/** From now on, shows text in the web fonts. Call it when the page changes, because lines may break differently. */
export function showWebFonts(): void {
  if (areLoaded) document.documentElement.dataset.fonts = 'late';
}
