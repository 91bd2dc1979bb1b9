import type { ContactPromise } from '@site/content/entries/contact-promise';
import { type Policy, policyDate } from '@site/content/policies/policy';
import { useLoaderData } from '@site/contract/host';
import { Link } from '@site/contract/navigation/Link';
import { toSlug } from '@site/contract/navigation/to-slug';
import { Container } from '@site/ui/layout/Container';
import styles from './PolicyPage.module.css';

/** A policy with its date and a table of contents. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { responseTime } = useLoaderData<ContactPromise>();
  const { iso, shown } = policy.date ?? policyDate;
  return (
    <Container>
      <article className={styles.policy}>
        <header className={styles.header}>
          <h1>{policy.title}</h1>
          <p className={styles.date}>
            Effective <time dateTime={iso}>{shown}</time>
          </p>
          <p className={styles.summary}>{policy.summary}</p>
        </header>
        <nav className={styles.contents} aria-label="Sections of this policy">
          <ol>
            {policy.sections.map(({ title }) => (
              <li key={title}>
                <a href={`#${toSlug(title)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {policy.sections.map(({ title, text, points }) => (
            <section key={title} className={styles.section} aria-labelledby={toSlug(title)}>
              <h2 id={toSlug(title)}>{title}</h2>
              {text && <p>{text}</p>}
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p className={styles.questions}>
            Questions about this policy? <Link to="/contact-us">Ask us</Link>, and we will reply {responseTime}.
          </p>
        </div>
      </article>
    </Container>
  );
}
