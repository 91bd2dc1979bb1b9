import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Notice } from '@site/ui/feedback/Notice';
import { Pencil, X } from 'lucide-react';
import { Answer } from './Answer.tsx';
import styles from './ExchangeView.module.css';
import type { Exchange } from './use-exchanges.ts';

/**
 * A question with its answer, its loading state, or the fallback when it fails.
 *
 * @param onEdit puts the question back into the input, and cancels it if it has no complete answer yet
 */
export function ExchangeView({
  exchange: { question, answer, status },
  isWaiting,
  titles,
  onEdit,
}: {
  exchange: Exchange;
  isWaiting: boolean;
  titles: readonly string[];
  onEdit: () => void;
}) {
  const isAsked = status === 'asked';
  return (
    <article className={styles.exchange} aria-label={question}>
      <header className={styles.header}>
        <p className={styles.question}>{question}</p>
        <button type="button" className={styles.edit} onClick={onEdit}>
          {isAsked ? <X aria-hidden /> : <Pencil aria-hidden />}
          {isAsked ? 'Cancel' : 'Edit'}
        </button>
      </header>
      {isWaiting && <p className={styles.waiting}>Up next, once the answer above is complete.</p>}
      {isAsked && !isWaiting && !answer && <Loading />}
      {!isWaiting && status !== 'failed' && <Answer html={answer} complete={!isAsked} titles={titles} />}
      {status === 'failed' && <Fallback />}
    </article>
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
