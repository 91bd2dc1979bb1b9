import { X } from 'lucide-react';
import styles from './CloseButton.module.css';

/** The round close button of dialogs and popups. */
export function CloseButton({ className = '', onClick }: { className?: string | undefined; onClick: () => void }) {
  return (
    <button type="button" aria-label="Close" className={`${styles.close} ${className}`} onClick={onClick}>
      <X aria-hidden />
    </button>
  );
}
