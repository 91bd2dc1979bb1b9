import type { TypeCapabilitiesFields } from './content-types.generated.ts';
import { toPlainText } from './rich-text.ts';

/** The words of a call to action. */
export interface CallToAction {
  title: string;
  description: string;
  button: string;
}

type ContactUsField = Extract<keyof TypeCapabilitiesFields, `contactUs${string}`>;

/**
 * The closing call to action of a page, whose fields have the same names in every content type.
 *
 * @param fallback the words for fields that an editor left empty
 */
export function toCallToAction(
  { contactUsTitle, contactUsDescription, contactUsButton }: { [Field in ContactUsField]?: unknown },
  fallback: CallToAction,
): CallToAction {
  return {
    title: toPlainText(contactUsTitle) || fallback.title,
    description: toPlainText(contactUsDescription) || fallback.description,
    button: toPlainText(contactUsButton) || fallback.button,
  };
}
