import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { Pencil, Square, X } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { Answer } from './Answer.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { type AskedQuestion, beforeField, questionField, toQuestionPath } from './answer-form.ts';
import styles from './ExchangeView.module.css';
import type { Exchange } from './use-exchanges.ts';

/**
 * A question with its answer, its loading state, or the fallback when it fails. What was read of an answer that broke off
 * stays.
 *
 * @param onEdit puts the question back into the input, and cancels it if it has no complete answer yet
 */
export function ExchangeView({
  exchange: { question, before, answer, status, wait },
  isWaiting,
  titles,
  onEdit,
  onStop,
  onRetry,
}: {
  exchange: Exchange;
  isWaiting: boolean;
  titles: readonly string[];
  onEdit: () => void;
  onStop: () => void;
  onRetry: () => void;
}) {
  const isAsked = status === 'asked';
  const isWritten = isAsked && answer !== '';
  const article = useRef<HTMLElement>(null);

  /** The pressed button is about to disappear. The focus stays here. */
  function changing(change: () => void) {
    return () => {
      article.current?.focus({ preventScroll: true });
      change();
    };
  }

  return (
    <article ref={article} className={styles.exchange} aria-label={question} tabIndex={-1}>
      <header className={styles.header}>
        <p className={styles.question} dir="auto">
          {question}
        </p>
        {isWritten && (
          <button type="button" className={styles.action} onClick={changing(onStop)}>
            <Square aria-hidden />
            Stop
          </button>
        )}
        {!isWritten && (
          <button type="button" className={styles.action} onClick={onEdit}>
            {isAsked ? <X aria-hidden /> : <Pencil aria-hidden />}
            {isAsked ? 'Cancel' : 'Edit'}
          </button>
        )}
      </header>
      {isWaiting && <p className={styles.waiting}>Up next, once the other answer is complete.</p>}
      {isAsked && !isWaiting && !answer && <Loading asked={{ question, before }} />}
      {!isWaiting && (answer || isAsked) && <Answer html={answer} complete={!isAsked} titles={titles} />}
      {status === 'stopped' && <p className={styles.waiting}>You stopped this answer.</p>}
      {status === 'failed' && answer && <CutOff onRetry={changing(onRetry)} />}
      {status === 'failed' && !answer && (
        <Fallback asked={{ question, before }} wait={wait} onRetry={changing(onRetry)} />
      )}
      {status === 'answered' && <AnswerActions asked={{ question, before }} html={answer} />}
      {status === 'answered' && <AnswerFeedback question={question} html={answer} />}
    </article>
  );
}

function CutOff({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error">
      The answer was cut off here.{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </Notice>
  );
}

/** Without scripts, a press waits for the answer as long as it takes. */
function Loading({ asked: { question, before = [] } }: { asked: AskedQuestion }) {
  return (
    <>
      <div role="status" className={styles.loading}>
        <span className={styles.spoken}>Looking for an answer…</span>
      </div>
      <noscript>
        <form method="post" action="/accelerators">
          {before.map((earlier) => (
            <input key={earlier} type="hidden" name={beforeField} value={earlier} />
          ))}
          <input type="hidden" name={questionField} value={question} />
          <Button type="submit">Show the answer</Button>
        </form>
      </noscript>
    </>
  );
}

/** Spec section 8, Assistant failure. Without scripts, the address of the question asks again. */
function Fallback({ asked, wait, onRetry }: { asked: AskedQuestion; wait: number | undefined; onRetry: () => void }) {
  const { pathname } = useLocation();
  function retry(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    onRetry();
  }
  return (
    <Notice tone="error">
      {wait
        ? `You have asked many questions in a short time. The assistant answers you again ${toTime(wait)}. Until then, you can`
        : 'The assistant helps you find the right accelerator, but it has no answer right now. You can'}{' '}
      <a href="#programs">explore our accelerator programs</a> or{' '}
      <Link {...toContactLink(pathname, 'Accelerator assistant')}>connect with an expert</Link>.{' '}
      <a href={toQuestionPath(asked)} className={styles.retry} onClick={retry}>
        Try again
      </a>
    </Notice>
  );
}

/** @param wait in seconds */
function toTime(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  if (minutes === 1) return 'in a minute';
  return minutes < 60 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
