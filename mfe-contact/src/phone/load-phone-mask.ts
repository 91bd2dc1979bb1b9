/**
 * Formats a phone field once its mask has loaded, which starts when the visitor first enters the form, so that pages need
 * not preload Maskito. Text that is in the field by then is formatted, not lost. If the mask cannot be loaded, the next
 * step into the form or the next character tries again, and the number is formatted when it is sent.
 *
 * @param country the picker of the country code
 * @param onRefuse receives the reason when a typed or pasted number does not fit
 * @returns stops formatting
 */
export function loadPhoneMask(
  number: HTMLInputElement,
  country: HTMLSelectElement,
  onRefuse: (reason: string) => void,
): () => void {
  const place = number.form ?? number;
  const waiting = new AbortController();
  const { maxLength } = number;
  let isLoading = false;
  let removeMask = () => {};

  for (const event of ['focusin', 'input', 'change']) place.addEventListener(event, load, { signal: waiting.signal });
  if (place.contains(document.activeElement)) load();
  return () => {
    waiting.abort();
    removeMask();
  };

  async function load() {
    if (isLoading) return;
    isLoading = true;
    // A number that is pasted now may have characters that the mask removes, and must not lose digits to the limit.
    number.removeAttribute('maxlength');
    try {
      const { maskPhone } = await import('./phone-mask.ts');
      if (waiting.signal.aborted) return;
      waiting.abort();
      removeMask = maskPhone(number, country, onRefuse);
    } catch (error) {
      console.info('Could not load the mask of the phone field; tries again when the form is used.', error);
    } finally {
      number.maxLength = maxLength;
      isLoading = false;
    }
  }
}
