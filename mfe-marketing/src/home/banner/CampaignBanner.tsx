import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { keyed } from '@site/ui/layout/keyed';
import type { PromotedProgram } from '../home-data.ts';
import styles from './CampaignBanner.module.css';

/**
 * Promotes the SMB accelerator program: messages, apply-by date and a link (spec section 1). Once the round has closed, it
 * says so, as the program's page does.
 */
export function CampaignBanner({ program }: { program: PromotedProgram }) {
  return (
    <section className={styles.banner} data-ground="ink" aria-label="SMB AWS Accelerator Program">
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>SMB AWS Accelerator Program</p>
          <p className={styles.date}>
            {program.isOver ? 'This round closed on' : 'Apply by'}{' '}
            <time dateTime={program.applyBy}>{program.applyByText}</time>
          </p>
        </div>
        <ul className={styles.messages}>
          {keyed(program.bannerMessages, (message) => message).map(([key, message]) => (
            <li key={key}>{message}</li>
          ))}
        </ul>
        <ButtonLink look="on-dark" to="/smb-aws-accelerator-program" className={styles.apply}>
          {program.applyButton}
        </ButtonLink>
      </div>
    </section>
  );
}
