import { Dropdown } from './Dropdown.tsx';
import styles from './Filters.module.css';

/** Filters by one industry; pressing the chosen one clears it. Submit buttons, so that it works without JavaScript. */
export function IndustryFilter({
  industries,
  chosen,
  onChoose,
}: {
  industries: readonly string[];
  chosen: string;
  onChoose: (industry: string) => void;
}) {
  if (industries.length === 0) return null;
  return (
    <div>
      <Dropdown group="case-study-filter" label={<Label chosen={chosen} />}>
        <ul className={styles.choices} aria-label="Industry">
          {industries.map((industry) => (
            <li key={industry}>
              <button
                type="submit"
                name="industry"
                value={industry === chosen ? '' : industry}
                aria-pressed={industry === chosen}
                onClick={(event) => {
                  event.preventDefault();
                  close(event.currentTarget.closest('details'));
                  onChoose(industry === chosen ? '' : industry);
                }}
              >
                {industry}
              </button>
            </li>
          ))}
        </ul>
      </Dropdown>
    </div>
  );
}

function Label({ chosen }: { chosen: string }) {
  return (
    <span className={styles.label}>
      <span>Industry</span> {chosen && <strong>{chosen}</strong>}
    </span>
  );
}

/** Closing hides the pressed button, so the focus goes to the one that opens the dropdown. */
function close(dropdown: HTMLDetailsElement | null): void {
  dropdown?.querySelector('summary')?.focus();
  dropdown?.removeAttribute('open');
}
