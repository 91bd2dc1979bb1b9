import { CloseButton } from '@site/ui/controls/CloseButton';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './Popup.module.css';

/**
 * The success popup: a status message over the page that does not take focus (spec section 2, Contact Us).
 *
 * @param open shows the popup, `delayMs` later
 * @param hideAfterMs how long the popup stays; without it, only the close button hides the popup
 * @param onClose called when the popup hides, either way; set `open` to false there
 */
export function Popup({
  open,
  title,
  delayMs = 500,
  hideAfterMs,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  delayMs?: number;
  hideAfterMs?: number | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(false);
  const titleId = useId();

  useEffect(() => {
    const timer = setTimeout(() => setShown(open), open ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [open, delayMs]);

  useEffect(() => {
    if (!shown || !hideAfterMs) return;
    const timer = setTimeout(onClose, hideAfterMs);
    return () => clearTimeout(timer);
  }, [shown, hideAfterMs, onClose]);

  return (
    <div role="status" className={styles.region}>
      {open && shown && (
        <section className={styles.popup} aria-labelledby={titleId}>
          <Check aria-hidden className={styles.mark} />
          <div className={styles.text}>
            <h2 id={titleId}>{title}</h2>
            {children}
          </div>
          <CloseButton onClick={onClose} />
        </section>
      )}
    </div>
  );
}
