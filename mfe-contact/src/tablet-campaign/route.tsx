import { useState } from 'react';
import { defineRoute } from 'shared-contracts/remote-module/remote-route.ts';
import styles from './Page.module.css';

export const route = defineRoute({
  Component: Page,
  handle: { meta: () => ({ title: 'tablet-campaign', description: 'tablet-campaign' }) },
});

function Page() {
  const [n, setN] = useState(0);
  return (
    <div className={styles.page}>
      <h1>tablet-campaign</h1>
      <button onClick={() => setN(n + 1)}>{n}</button>
    </div>
  );
}
