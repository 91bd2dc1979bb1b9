import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../controls/CloseButton.tsx';
import styles from './Dialog.module.css';
import { dropSecondClick } from './drop-second-click.ts';

/**
 * ARIA APG: Dialog (Modal), built on the native element. Keeps focus inside, closes on Escape or a press outside, and
 * returns focus when it closes.
 *
 * @param title heading and accessible name
 * @param onClose called when the dialog closes, however that happens; set `open` to false there
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const wasPressedInside = useRef(false);

  /** Not the end of a double click whose first half opened the dialog, nor of a drag that selects text beyond its edge. */
  function closeFromBackdrop({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) {
    if (target !== currentTarget || detail > 1 || wasPressedInside.current) return;
    dropSecondClick();
    currentTarget.close();
  }

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks close the dialog from its backdrop; keyboards use Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        wasPressedInside.current = target !== currentTarget;
      }}
      onClick={closeFromBackdrop}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton className={styles.close} onClick={() => dialog.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
