import { Link } from '@site/contract/navigation/Link';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';
import { keyed } from '@site/ui/layout/keyed';
import { Copy, Link2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { type AskedQuestion, toQuestionPath } from './answer-form.ts';
import styles from './ExchangeView.module.css';
import { parseAnswer } from './parse-answer.ts';
import { toAnswerText } from './to-answer-text.ts';

/**
 * Copies an answer as text, and links to it: the address asks the same question, also without JavaScript. Names the questions
 * that it follows, because the address contains them.
 */
export function AnswerActions({ asked, html }: { asked: AskedQuestion; html: string }) {
  const { question, before = [] } = asked;
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${question}\n\n${toAnswerText(parseAnswer(html))}`);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <p className={styles.actions}>
      {isHydrated && (
        <button type="button" className={styles.action} onClick={copy}>
          <Copy aria-hidden />
          Copy
        </button>
      )}
      <Link to={toQuestionPath(asked)} className={styles.action}>
        <Link2 aria-hidden />
        Link to this answer
      </Link>
      {before.length > 0 && (
        <span className={styles.follows}>
          Follows{' '}
          {keyed(before, String).map(([key, one], place) => (
            <Fragment key={key}>
              {place > 0 && ', then '}“<bdi>{one}</bdi>”
            </Fragment>
          ))}
        </span>
      )}
      <span role="status">{copied !== undefined && (copied ? 'Copied' : 'Your browser does not allow copying.')}</span>
    </p>
  );
}
