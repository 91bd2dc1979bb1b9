import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './FeedbackThanks.module.css';

const seconds = 5;

/** Counts down from five, then navigates to the home page. */
export function FeedbackThanks() {
  const navigate = useNavigate();
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left === 0) {
      void navigate('/');
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate]);

  return (
    <p className={styles.thanks} role="status">
      <svg viewBox="0 0 48 48" className={styles.clock} aria-hidden="true">
        <circle cx="24" cy="24" r="20" className={styles.track} />
        <circle cx="24" cy="24" r="20" pathLength="100" className={styles.rest} />
        <text x="24" y="24">
          {left}
        </text>
      </svg>
      Your feedback helps us fix it. We will take you to the home page in a moment.
    </p>
  );
}
