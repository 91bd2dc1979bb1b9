import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import type { AcceleratorProgram } from './accelerator-program.ts';
import styles from './WhatItIs.module.css';

export function WhatItIs({ program }: { program: AcceleratorProgram }) {
  const id = useId();
  return (
    <Section ground="sunken" labelledBy={id}>
      <div className={styles.what}>
        <h2 id={id}>What It Is</h2>
        <p className={styles.text}>{program.whatItIs || noData}</p>
        <Lines title="Who It's For" lines={program.whoItsFor} />
        <Lines title="What Challenges Does It Address" lines={program.whatChallengesDoesItAddress} />
      </div>
    </Section>
  );
}

const noData = 'No data available';

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className={styles.lines}>
      <h3>{title}</h3>
      {lines.length === 0 ? (
        <p>{noData}</p>
      ) : (
        <ul>
          {keyed(lines, (line) => line).map(([key, line]) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
