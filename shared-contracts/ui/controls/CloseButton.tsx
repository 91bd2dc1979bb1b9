import { X } from 'lucide-react';
import { dropSecondClick } from '../feedback/drop-second-click.ts';
import styles from './CloseButton.module.css';

/** The round close button of dialogs and popups. */
export function CloseButton({ className = '', onClick }: { className?: string | undefined; onClick: () => void }) {
  function close() {
    dropSecondClick();
    onClick();
  }

  return (
    <button type="button" aria-label="Close" className={`${styles.close} ${className}`} onClick={close}>
      <X aria-hidden />
    </button>
  );
}
