import { Link } from '@site/contract/navigation/Link';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import styles from './PageQuestions.module.css';

/** Questions about a page for the assistant, as links, which work without JavaScript. */
export function PageQuestions({ questions }: { questions: readonly string[] }) {
  const titleId = useId();
  return (
    <Section tight labelledBy={titleId}>
      <div className={styles.questions}>
        <h2 id={titleId}>Ask the assistant</h2>
        <ul>
          {questions.map((question) => (
            <li key={question}>
              <Link to={`/accelerators?q=${encodeURIComponent(question)}`} rel="nofollow">
                {question}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
