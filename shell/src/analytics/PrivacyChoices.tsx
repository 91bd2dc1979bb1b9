import { useHost } from '@site/contract/host';
import { createContext, useContext } from 'react';

/** Opens the question about analytics again; missing on the server, where nobody clicks. */
export const PrivacyChoicesContext = createContext<(() => void) | undefined>(undefined);

/** The way to change one's mind about analytics. Nothing where analytics is not configured. */
export function PrivacyChoices({ className }: { className?: string | undefined }) {
  const openPrivacyChoices = useContext(PrivacyChoicesContext);
  if (!useHost().config.tagManagerId) return null;
  return (
    <button type="button" className={className} onClick={openPrivacyChoices}>
      Privacy Choices
    </button>
  );
}
