import { Check } from 'lucide-react';
import styles from './ReasonList.module.css';

/**
 * Reasons, highlights or promises, a line or two each, with a check mark (spec section 2: why-choose lists, Why Partner,
 * capability tabs). Its type is that of the place where it stands.
 *
 * @param look `rows` draws a line between the reasons
 * @param marks where the check marks stand
 * @param className places the list; it may set `--mark` (a color), and for rows `--row` (the room above and below each) and
 *   `--row-lines` (the widths of each row's border)
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
      {reasons.map((reason) => (
        <li key={reason}>
          {marks !== 'none' && <Check aria-hidden />}
          {reason}
        </li>
      ))}
    </ul>
  );
}
