import { useEffect, useState } from 'react';
import { Answer } from './Answer.tsx';
import styles from './AnswerHistory.module.css';
import { toQuestionPath } from './answer-form.ts';
import { type PastExchange, readHistory } from './answer-history.ts';

/**
 * The earlier questions of this tab, closed until the visitor opens them, so that nothing moves. They survive a reload. Until
 * there is one, a line of the same height says where answers come from.
 *
 * @param shown the questions whose answers are in view anyway, joined by line breaks
 */
export function AnswerHistory({ shown, titles }: { shown: string; titles: readonly string[] }) {
  const [past, setPast] = useState<PastExchange[]>([]);

  useEffect(() => {
    const inView = shown.split('\n');
    setPast(readHistory().filter(({ question }) => !inView.includes(question)));
  }, [shown]);

  if (past.length === 0) return <p className={styles.hint}>Answers quote the pages of this site.</p>;
  return (
    <details className={styles.history}>
      <summary>Earlier questions ({past.length})</summary>
      {past.map(({ question, before, answer, isCutOff }) => (
        <details key={question} className={styles.past}>
          <summary>
            <bdi>{question}</bdi>
          </summary>
          <Answer html={answer} complete={true} titles={titles} isPast />
          {isCutOff && (
            <p className={styles.cutOff}>
              This answer is not complete. <a href={toQuestionPath({ question, before })}>Ask again</a>
            </p>
          )}
        </details>
      ))}
    </details>
  );
}
