import styles from './Artwork.module.css';

/**
 * A partner badge that is plainly a sample: no network's mark, only its kind and title. Takes the size of its place.
 *
 * @param lines the title, broken by hand; at most three lines of about 14 characters
 */
export function PartnerBadge({ kind = 'Competency', lines }: { kind?: string; lines: readonly string[] }) {
  const first = 112 - lines.length * 10;
  return (
    <svg
      className={styles.badge}
      viewBox="0 0 160 184"
      role="img"
      aria-label={`${lines.join(' ')} ${kind}, sample badge`}
    >
      <path d="M80 3l69 39v100l-69 39-69-39V42z" />
      <path d="M80 13l60 34v90l-60 34-60-34V47z" />
      <path d="M62 40l18-10 18 10-18 10zM62 45v9l18 10 18-10V45" />
      {lines.map((line, index) => (
        <text key={line} x="80" y={first + index * 20} data-line>
          {line}
        </text>
      ))}
      <text x="80" y="152">
        {kind}
      </text>
    </svg>
  );
}
