import { CloseButton } from '@site/ui/controls/CloseButton';
import { Check } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Popup.module.css';

/**
 * The success popup: a status message over the page that does not take focus (spec section 2, Contact Us). Escape closes
 * it.
 *
 * @param open shows the popup, `delayMs` later
 * @param message announced together with the title
 * @param hideAfterMs how long the popup stays once neither focus nor pointer is in it; without it, only the visitor hides
 *   the popup
 * @param onClose called when the popup hides, either way; set `open` to false there
 * @param children links and details, which are not announced
 */
export function Popup({
  open,
  title,
  message,
  delayMs = 500,
  hideAfterMs,
  onClose,
  children,
}: {
  open: boolean;
  title: string;
  message: string;
  delayMs?: number;
  hideAfterMs?: number | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const [shown, setShown] = useState(false);
  const [held, setHeld] = useState({ focus: false, pointer: false });
  const popup = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const titleId = useId();
  const isVisible = open && shown;
  const isHeld = held.focus || held.pointer;

  useEffect(() => {
    const timer = setTimeout(() => setShown(open), open ? delayMs : 0);
    return () => clearTimeout(timer);
  }, [open, delayMs]);

  useEffect(() => {
    if (!isVisible || !hideAfterMs || isHeld) return;
    const timer = setTimeout(onClose, hideAfterMs);
    return () => clearTimeout(timer);
  }, [isVisible, hideAfterMs, isHeld, onClose]);

  useEffect(() => {
    if (!isVisible) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      returnFocus(popup.current, cameFrom.current);
      onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      setHeld({ focus: false, pointer: false });
    };
  }, [isVisible, onClose]);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
    setHeld((now) => ({ ...now, focus: true }));
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setHeld((now) => ({ ...now, focus: false }));
  }

  return (
    <div className={styles.region}>
      <section
        ref={popup}
        className={isVisible ? styles.popup : undefined}
        aria-labelledby={isVisible ? titleId : undefined}
        onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
        onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {isVisible && <Check aria-hidden className={styles.mark} />}
        <div className={styles.text}>
          {/* Always there, because screen readers announce changes of a region, not new regions. */}
          <div role="status">
            {isVisible && (
              <>
                <h2 id={titleId}>{title}</h2>
                <p>{message}</p>
              </>
            )}
          </div>
          {isVisible && children}
        </div>
        {isVisible && (
          <CloseButton
            onClick={() => {
              returnFocus(popup.current, cameFrom.current);
              onClose();
            }}
          />
        )}
      </section>
    </div>
  );
}

/** Focus would fall to the body if it was in the popup when the popup hides. */
function returnFocus(popup: HTMLElement | null, cameFrom: EventTarget | null): void {
  if (!popup?.contains(document.activeElement)) return;
  if (cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
}
