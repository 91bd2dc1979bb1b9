import { Button } from '@site/ui/controls/Button';
import { TextField } from '@site/ui/controls/TextField';
import { useEffect, useRef, useState } from 'react';
import { Dropdown } from './Dropdown.tsx';
import styles from './Filters.module.css';

/** Filters by any of several AWS services, with a search box to find them. */
export function ServicesFilter({
  services,
  chosen,
  onChoose,
}: {
  services: readonly string[];
  chosen: readonly string[];
  onChoose: (services: string[]) => void;
}) {
  const [tag, setTag] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const followEarlySteps = useRef(() => {
    const inputs = [...(area.current?.querySelectorAll('input') ?? [])];
    const boxes = inputs.filter(({ type }) => type === 'checkbox');
    setTag(inputs.find(({ type }) => type === 'search')?.value ?? '');
    if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked))
      onChoose(boxes.filter(({ checked }) => checked).map(({ value }) => value));
  });
  // Follows what was typed and ticked before hydration.
  useEffect(() => followEarlySteps.current(), []);
  const isShown = (service: string) => service.toLowerCase().includes(tag.trim().toLowerCase());
  const count = `${chosen.length}/${services.length}`;
  if (services.length === 0) return null;
  return (
    <div ref={area}>
      <Dropdown
        group="case-study-filter"
        opens="left"
        label={
          <span className={styles.label}>
            <span>AWS Services</span> {chosen.length > 0 && <strong>{count}</strong>}
          </span>
        }
      >
        <div className={styles.tagSearch}>
          <TextField
            label="Search for tag"
            type="search"
            placeholder="Search for tag"
            autoComplete="off"
            value={tag}
            onChange={(event) => setTag(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <div className={styles.selection}>
            <p>{count} selected</p>
            <Button look="quiet" disabled={chosen.length === 0} onClick={() => onChoose([])}>
              Clear selection
            </Button>
          </div>
        </div>
        <fieldset aria-label="AWS Services">
          <ul className={styles.choices}>
            {services.map((service) => (
              <li key={service} hidden={!isShown(service)}>
                <label>
                  <input
                    type="checkbox"
                    name="service"
                    value={service}
                    checked={chosen.includes(service)}
                    onChange={({ target }) =>
                      onChoose(target.checked ? [...chosen, service] : chosen.filter((other) => other !== service))
                    }
                  />
                  {service}
                </label>
              </li>
            ))}
          </ul>
          {!services.some(isShown) && (
            <p role="status">
              No service matches “<bdi>{tag.trim()}</bdi>”.
            </p>
          )}
        </fieldset>
      </Dropdown>
    </div>
  );
}
