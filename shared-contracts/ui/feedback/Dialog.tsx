import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from '../controls/CloseButton.tsx';
import styles from './Dialog.module.css';

/**
 * ARIA APG: Dialog (Modal), on the native element: it keeps the focus inside, closes on Escape and on a press outside, and
 * gives the focus back.
 *
 * @param title its heading and accessible name
 * @param onClose called whichever way it closed; set `open` to false there
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

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape is the keyboard's way.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
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
