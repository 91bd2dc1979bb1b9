import type { Picture as PictureOfContent } from '@site/content/fields/picture';
import type { RichText as RichTextDocument } from '@site/content/fields/rich-text';
import { Section } from '@site/ui/layout/Section';
import { Picture } from '@site/ui/media/Picture';
import { RichText } from '@site/ui/media/RichText';
import type { DetailData } from '../detail-data.ts';
import { Chapter } from './Chapter.tsx';
import styles from './Story.module.css';

/** Client, challenge, solution and result. The client has a logo even without a text; the others are omitted without one. */
export function Story({ study: { aboutClient, clientLogo, challenge, solution, result } }: { study: DetailData }) {
  return (
    <Section className={styles.section}>
      <div className={styles.story}>
        <Chapter title="About Client">
          <ClientLogo picture={clientLogo} />
          {aboutClient && <Words text={aboutClient} />}
        </Chapter>
        <Text title="The Challenge" text={challenge} />
        <Text title="The Solution" text={solution} />
        <Text title="The Result" text={result} />
      </div>
    </Section>
  );
}

function Text({ title, text }: { title: string; text: RichTextDocument | undefined }) {
  if (!text) return null;
  return (
    <Chapter title={title}>
      <Words text={text} />
    </Chapter>
  );
}

function Words({ text }: { text: RichTextDocument }) {
  return (
    <div className={styles.text}>
      <RichText document={text} />
    </div>
  );
}

function ClientLogo({ picture }: { picture: PictureOfContent | undefined }) {
  if (picture) return <Picture picture={picture} sizes="12rem" maxWidth={192} className={styles.logo} />;
  return (
    <svg viewBox="0 0 48 48" role="img" aria-label="Client" className={styles.logo}>
      <path d="M8 42V12l16-6v36M24 18l16 6v18M4 42h40M14 18v2m0 6v2m0 6v2m18-8v2m0 6v2" />
    </svg>
  );
}
