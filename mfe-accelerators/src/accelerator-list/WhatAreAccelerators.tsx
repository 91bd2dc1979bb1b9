import type { TitledPicture } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { Picture } from '@site/ui/media/Picture';
import { useId } from 'react';
import { useActiveSection } from './use-active-section.ts';
import styles from './WhatAreAccelerators.module.css';

/**
 * Sections that scroll past a sticky heading. The dots mark the active section and scroll to the one that is clicked
 * (spec section 2, Accelerators list).
 */
export function WhatAreAccelerators({
  title,
  description,
  items,
}: {
  title: string;
  description: string;
  items: TitledPicture[];
}) {
  const id = useId();
  const { list, active, scrollTo } = useActiveSection();
  if (items.length === 0) return null;
  const named = keyed(items, (item) => item.title);
  return (
    <Section labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.words}>
            <h2 id={id}>{title || 'What Are Accelerators?'}</h2>
            <p className={styles.lead}>{description}</p>
          </div>
          <nav aria-labelledby={id} className={styles.dots}>
            <ol>
              {named.map(([key, item], index) => (
                <li key={key}>
                  <a
                    href={`#${id}${index}`}
                    aria-current={index === active}
                    onClick={(event) => {
                      event.preventDefault();
                      scrollTo(index);
                    }}
                  >
                    <span>{item.title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <ol ref={list} className={styles.sections}>
          {named.map(([key, item], index) => (
            <li key={key} id={`${id}${index}`} data-active={index === active} className={styles.section}>
              {item.img && (
                <Picture
                  picture={item.img}
                  sizes="(min-width: 1025px) 46rem, 90vw"
                  maxWidth={760}
                  className={styles.picture}
                />
              )}
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
