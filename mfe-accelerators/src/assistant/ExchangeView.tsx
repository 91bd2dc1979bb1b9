import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Notice } from '@site/ui/feedback/Notice';
import { Pencil, Square, X } from 'lucide-react';
import { Answer } from './Answer.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import styles from './ExchangeView.module.css';
import type { Exchange } from './use-exchanges.ts';

/**
 * A question with its answer, its loading state, or the fallback when it fails. What was read of an answer that broke off
 * stays.
 *
 * @param onEdit puts the question back into the input, and cancels it if it has no complete answer yet
 */
export function ExchangeView({
  exchange: { question, answer, status },
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
  return (
    <article className={styles.exchange} aria-label={question}>
      <header className={styles.header}>
        <p className={styles.question}>{question}</p>
        {isWritten && (
          <button type="button" className={styles.action} onClick={onStop}>
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
      {isWaiting && <p className={styles.waiting}>Up next, once the answer above is complete.</p>}
      {isAsked && !isWaiting && !answer && <Loading />}
      {!isWaiting && (answer || isAsked) && <Answer html={answer} complete={!isAsked} titles={titles} />}
      {status === 'stopped' && <p className={styles.waiting}>You stopped this answer.</p>}
      {status === 'failed' && answer && <CutOff onRetry={onRetry} />}
      {status === 'failed' && !answer && <Fallback />}
      {status === 'answered' && <AnswerActions question={question} html={answer} />}
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

function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spoken}>Looking for an answer…</span>
    </div>
  );
}

/** Spec section 8, Assistant failure. */
function Fallback() {
  const { pathname } = useLocation();
  return (
    <Notice tone="error">
      The assistant helps you find the right accelerator, but it has no answer right now. You can{' '}
      <a href="#programs">explore our accelerator programs</a> or{' '}
      <Link {...toContactLink(pathname, 'Accelerator assistant')}>connect with an expert</Link>.
    </Notice>
  );
}
