import { useHost } from '@site/contract/host';
import { createContext, useContext } from 'react';

/** Asks about analytics again; undefined on the server, where nobody clicks. */
export const PrivacyChoicesContext = createContext<(() => void) | undefined>(undefined);

/** Lets visitors change their mind about analytics. Renders nothing where analytics is not configured. */
export function PrivacyChoices({ className }: { className?: string | undefined }) {
  const openPrivacyChoices = useContext(PrivacyChoicesContext);
  if (!useHost().config.tagManagerId) return null;
  return (
    <button type="button" className={className} onClick={openPrivacyChoices}>
      Privacy Choices
    </button>
  );
}
