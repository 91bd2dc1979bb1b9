import { Check } from 'lucide-react';
import { keyed } from '../layout/keyed.ts';
import styles from './ReasonList.module.css';

/**
 * Short reasons, highlights, or promises with check marks (spec section 2: why-choose lists, Why Partner, capability tabs).
 * Inherits its font from its container.
 *
 * @param look `rows` draws a line between the reasons
 * @param marks where the check marks go
 * @param className positions the list; may set `--mark` (a color) and, for rows, `--row` (the padding above and below each)
 *   and `--row-lines` (the border widths of each row)
 */
export function ReasonList({
  reasons,
  look,
  marks = 'beside',
  className = '',
}: {
  reasons: readonly string[];
  look?: 'rows';
  marks?: 'beside' | 'above' | 'none';
  className?: string | undefined;
}) {
  return (
    <ul className={`${styles.reasons} ${className}`} data-look={look} data-marks={marks}>
      {keyed(reasons, (reason) => reason).map(([key, reason]) => (
        <li key={key}>
          {marks !== 'none' && <Check aria-hidden />}
          {reason}
        </li>
      ))}
    </ul>
  );
}
